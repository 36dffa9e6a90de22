# Words of the command line, in English.
