<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

/** Why an object cannot be expanded. It is declined then: what is not known is never taken for free. */
enum Problem {
	/** A date, rule or time zone that nobody can be sure about. */
	case NotUnderstood;
	/** More dates, or more work, than one booking may cause. */
	case TooMany;
}
