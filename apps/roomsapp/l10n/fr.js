OC.L10N.register(
    "roomsapp",
    {
    "%1$s (%2$s seats)" : "%1$s (%2$s places)",
    "A booking of this room lasts at least %s minutes." : "Une réservation de cette salle dure au moins %s minutes.",
    "A booking of this room lasts at most %s minutes." : "Une réservation de cette salle dure au plus %s minutes.",
    "A later version of this event has the room." : "Une version plus récente de cet évènement a la salle.",
    "An event without a duration cannot have a room." : "Un évènement sans durée ne peut pas avoir de salle.",
    "Dates: %1$s and %2$s more." : "Dates : %1$s et %2$s autres.",
    "Dates: %s." : "Dates : %s.",
    "Free instead: %s." : "Libre à la place : %s.",
    "Somebody who manages the room declined it." : "Une personne qui gère la salle a refusé.",
    "The dates of this event could not be understood." : "Les dates de cet évènement n’ont pas pu être comprises.",
    "The event has more dates than can be booked at once." : "L’évènement a plus de dates qu’il n’est possible d’en réserver à la fois.",
    "The room can be booked at most %s days ahead." : "La salle peut être réservée au plus %s jours à l’avance.",
    "The room cannot be booked at that time of the day or week." : "La salle ne peut pas être réservée à ce moment de la journée ou de la semaine.",
    "The room could not be asked. Save the event again in a moment." : "La salle n’a pas pu être demandée. Enregistrez à nouveau l’évènement dans un instant.",
    "The room is out of service." : "La salle est hors service.",
    "The room is taken at that time." : "La salle est occupée à ce moment-là.",
    "The room stays booked for the former time." : "La salle reste réservée pour l’horaire précédent.",
    "You may not book this room." : "Vous n’avez pas le droit de réserver cette salle."
},
"nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;");
