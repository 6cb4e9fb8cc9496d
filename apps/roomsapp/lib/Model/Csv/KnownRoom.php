<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/** What an import needs of a room that exists. */
final readonly class KnownRoom {
	/**
	 * @param array{string, string, string, string} $address building, street, postal code, city
	 * @param list<string> $facilities
	 */
	public function __construct(
		public string $id,
		public string $name,
		public string $email,
		public array $address = ['', '', '', ''],
		public array $facilities = [],
	) {
	}
}
