<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

enum RowMistake {
	case TooManyCells;
	case NoName;
	case SharedName;
	case NoNumber;
	case NeitherYesNorNo;
	case BadAddress;
	case TooLong;
	case TooHigh;
	case TooManyItems;
	case NotAllowed;
	case RepeatedAddress;
	case RepeatedName;
	case RepeatedRoom;
	case TakenAddress;
	case GoneRoom;
	case NotSaved;
}
