OC.L10N.register(
    "roomsapp",
    {
    "%1$s (%2$s seats)" : "%1$s (%2$s plaatsen)",
    "A booking of this room lasts at least %s minutes." : "Een boeking van deze ruimte duurt minstens %s minuten.",
    "A booking of this room lasts at most %s minutes." : "Een boeking van deze ruimte duurt hooguit %s minuten.",
    "A later version of this event has the room." : "Een latere versie van deze afspraak heeft de ruimte.",
    "An event without a duration cannot have a room." : "Een afspraak zonder duur kan geen ruimte krijgen.",
    "Dates: %1$s and %2$s more." : "Datums: %1$s en nog %2$s.",
    "Dates: %s." : "Datums: %s.",
    "Free instead: %s." : "Wel vrij: %s.",
    "Somebody who manages the room declined it." : "Iemand die de ruimte beheert, heeft dit geweigerd.",
    "The dates of this event could not be understood." : "De datums van deze afspraak zijn niet te begrijpen.",
    "The event has more dates than can be booked at once." : "De afspraak heeft meer datums dan in één keer geboekt kunnen worden.",
    "The room can be booked at most %s days ahead." : "De ruimte kan hooguit %s dagen vooruit worden geboekt.",
    "The room cannot be booked at that time of the day or week." : "De ruimte kan op dat moment van de dag of week niet worden geboekt.",
    "The room could not be asked. Save the event again in a moment." : "De ruimte kon niet worden gevraagd. Sla de afspraak zo meteen opnieuw op.",
    "The room is out of service." : "De ruimte is buiten gebruik.",
    "The room is taken at that time." : "De ruimte is dan bezet.",
    "The room stays booked for the former time." : "De ruimte blijft geboekt voor de eerdere tijd.",
    "You may not book this room." : "U mag deze ruimte niet boeken."
},
"nplurals=2; plural=(n != 1);");
