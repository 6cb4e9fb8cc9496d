<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Check;

/** What a check found. */
final class CheckReport {
	public int $rooms = 0;
	public int $bookings = 0;
	/** Claims that nobody confirmed in time; nobody counts them any more, so that they are no difference. */
	public int $lapsed = 0;
	/** @var array<string, list<string>> */
	private array $found = [];

	public function add(Finding $finding, string $what): void {
		$this->found[$finding->value][] = $what;
	}

	public function differences(): int {
		return array_sum(array_map(count(...), $this->found));
	}

	/** @return array<string, list<string>> by Finding, only what there is */
	public function found(): array {
		return $this->found;
	}

	/** @return array{rooms: int, bookings: int, lapsed: int, found: object} with lists by Finding */
	public function toArray(): array {
		return ['rooms' => $this->rooms, 'bookings' => $this->bookings, 'lapsed' => $this->lapsed, 'found' => (object)$this->found];
	}
}
