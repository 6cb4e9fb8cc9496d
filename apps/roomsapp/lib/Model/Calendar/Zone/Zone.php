<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar\Zone;

/** A time zone: which instant (Unix seconds) a local time is, and the reverse. */
abstract class Zone {
	/** Longer than any offset and any jump of the clocks, shorter than the time between two of them. */
	private const NEAR = 172_800;

	/** @return int seconds east of UTC */
	abstract protected function offset(int $instant): int;

	/**
	 * RFC 5545, 3.3.5: a time that the clocks show twice is the first one, and a time that they leave out is told with the offset
	 * before it.
	 */
	public function instant(int $local): int {
		$before = $this->offset($local - self::NEAR);
		$after = $this->offset($local + self::NEAR);
		if ($before === $after || $this->offset($local - $before) === $before || $this->offset($local - $after) !== $after) {
			return $local - $before;
		}
		return $local - $after;
	}

	public function local(int $instant): int {
		return $instant + $this->offset($instant);
	}
}
