<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Rule;

/** How often a rule repeats. The values are those of FREQ. */
enum Frequency: string {
	case Secondly = 'SECONDLY';
	case Minutely = 'MINUTELY';
	case Hourly = 'HOURLY';
	case Daily = 'DAILY';
	case Weekly = 'WEEKLY';
	case Monthly = 'MONTHLY';
	case Yearly = 'YEARLY';

	/** Seconds of a period shorter than a day, else null. */
	public function seconds(): ?int {
		return match ($this) {
			self::Secondly => 1,
			self::Minutely => 60,
			self::Hourly => 3_600,
			default => null,
		};
	}

	/** After so many periods the calendar repeats: who finds nothing in as many never will. */
	public function cycle(): int {
		return match ($this) {
			self::Yearly => 400,
			self::Monthly => 4_800,
			self::Weekly => 20_871,
			default => 146_097,
		};
	}
}
