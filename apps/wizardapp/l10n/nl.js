OC.L10N.register(
    "wizardapp",
    {

},
"nplurals=2; plural=(n != 1);");
