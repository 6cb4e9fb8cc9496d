<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Policy;

/** The settings of a room that decide about a booking. */
final class RoomRules {
	/**
	 * @param ?list<OpenHours> $hours alternatives: a date fits into one of them; null: always open, empty: never
	 * @param ?int $horizonDays how far ahead a date may start; null: any
	 * @param int $bufferBefore minutes that stay free before a booking
	 * @param int $bufferAfter minutes that stay free after a booking
	 * @param ?int $shortest minutes
	 * @param ?int $longest minutes
	 * @param bool $acceptsFreeDates of a series: accept the free dates and decline the others, instead of declining all
	 * @param bool $isSynced with the calendar provider
	 * @param ?Cause $stop why nothing new is booked for the time being
	 */
	public function __construct(
		public readonly bool $isActive,
		public readonly bool $autoAccept,
		public readonly \DateTimeZone $zone,
		public readonly ?array $hours,
		public readonly ?int $horizonDays,
		public readonly int $bufferBefore,
		public readonly int $bufferAfter,
		public readonly ?int $shortest,
		public readonly ?int $longest,
		public readonly bool $acceptsFreeDates,
		public readonly bool $isSynced = false,
		public readonly ?Cause $stop = null,
	) {
	}

	/** For what was decided elsewhere: only what is taken stands against it. */
	public static function open(\DateTimeZone $zone, int $bufferBefore = 0, int $bufferAfter = 0): self {
		return new self(true, true, $zone, null, null, $bufferBefore, $bufferAfter, null, null, true);
	}

	public function stoppedBy(Cause $cause): self {
		return new self(
			$this->isActive, $this->autoAccept, $this->zone, $this->hours, $this->horizonDays, $this->bufferBefore, $this->bufferAfter,
			$this->shortest, $this->longest, $this->acceptsFreeDates, $this->isSynced, $cause,
		);
	}

	/** Seconds between two bookings: both keep their own buffers free. */
	public function distance(): int {
		return ($this->bufferBefore + $this->bufferAfter) * 60;
	}
}
