<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Conversion;

enum ConversionState: string {
	/** It is counted what would happen; nothing changes. */
	case Checking = 'checking';
	case Checked = 'checked';
	/** New values are put aside, and nobody saves others. Readers have the former values and definition. */
	case Staging = 'staging';
	/** All new values take the place of the former ones in one transaction, together with the definition. */
	case Swapping = 'swapping';
	/** Readers have the new values and definition; the history is written. */
	case Recording = 'recording';
	/** What was put aside is thrown away; values and definition were never touched. */
	case Undoing = 'undoing';
	case Done = 'done';
	case Cancelled = 'cancelled';
	/** There were values that do not fit, which nobody allowed to be taken away: nothing changed. */
	case Stopped = 'stopped';

	/** Whether something is left to do. */
	public function isRunning(): bool {
		return !in_array($this, [self::Checked, self::Done, self::Cancelled, self::Stopped], true);
	}

	/** @return list<self> in which what is stored is half on its way: nothing is backed up or restored meanwhile */
	public static function changing(): array {
		return [self::Staging, self::Swapping, self::Recording, self::Undoing];
	}

	/** Whether it can be given up without a trace. */
	public function canBeCancelled(): bool {
		return in_array($this, [self::Checking, self::Checked, self::Staging], true);
	}
}
