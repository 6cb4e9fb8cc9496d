<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Check;

/** What can be wrong. A repair corrects the first four; the others are for a person, with a backup. */
enum Finding: string {
	/** What belongs to a file that is gone for good. A repair deletes it, as a job does once a day. */
	case WithoutFile = 'withoutFile';
	/** The form counts other responses than it has. A repair counts them again. */
	case WrongCount = 'wrongCount';
	/** The sums for statistics are not those of the responses. A repair adds them up again. */
	case WrongSums = 'wrongSums';
	/** Content of an upload that no row names. A repair deletes it, as a job does once a day. */
	case UnknownUpload = 'unknownUpload';
	/** A file in an answer whose content is gone. */
	case LostUpload = 'lostUpload';
	/** The stored definition of a form is none. Saving the form anew writes another one. */
	case UnreadableForm = 'unreadableForm';
	/** Responses that cannot be read, or whose form as it was answered cannot. */
	case UnreadableResponses = 'unreadableResponses';
	/** Responses kept arriving while the form was looked at. */
	case Busy = 'busy';
}
