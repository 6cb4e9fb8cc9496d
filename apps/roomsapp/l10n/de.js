OC.L10N.register(
    "roomsapp",
    {
    "%1$s (%2$s seats)" : "%1$s (%2$s Plätze)",
    "A booking of this room lasts at least %s minutes." : "Eine Buchung dieses Raums dauert mindestens %s Minuten.",
    "A booking of this room lasts at most %s minutes." : "Eine Buchung dieses Raums dauert höchstens %s Minuten.",
    "A later version of this event has the room." : "Eine neuere Version dieses Termins hat den Raum.",
    "An event without a duration cannot have a room." : "Ein Termin ohne Dauer kann keinen Raum bekommen.",
    "Dates: %1$s and %2$s more." : "Termine: %1$s und %2$s weitere.",
    "Dates: %s." : "Termine: %s.",
    "Free instead: %s." : "Stattdessen frei: %s.",
    "Somebody who manages the room declined it." : "Jemand, der den Raum verwaltet, hat abgelehnt.",
    "The dates of this event could not be understood." : "Die Termine dieses Eintrags sind nicht verständlich.",
    "The event has more dates than can be booked at once." : "Der Termin hat mehr Einzeltermine, als auf einmal gebucht werden können.",
    "The room can be booked at most %s days ahead." : "Der Raum kann höchstens %s Tage im Voraus gebucht werden.",
    "The room cannot be booked at that time of the day or week." : "Der Raum kann zu dieser Tageszeit oder an diesem Wochentag nicht gebucht werden.",
    "The room could not be asked. Save the event again in a moment." : "Der Raum konnte nicht angefragt werden. Speichern Sie den Termin gleich noch einmal.",
    "The room is out of service." : "Der Raum ist außer Betrieb.",
    "The room is taken at that time." : "Der Raum ist zu dieser Zeit belegt.",
    "The room stays booked for the former time." : "Der Raum bleibt für die bisherige Zeit gebucht.",
    "You may not book this room." : "Sie dürfen diesen Raum nicht buchen."
},
"nplurals=2; plural=(n != 1);");
