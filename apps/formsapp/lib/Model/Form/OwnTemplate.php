<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

/** A form that an account keeps to begin others with. */
final readonly class OwnTemplate {
	private const PREFIX = 'tp_';
	private const ID_BYTES = 16;

	/**
	 * @param int $questions how many it asks
	 * @param int $createdAt Unix seconds
	 */
	public function __construct(
		public string $id,
		public string $userId,
		public string $name,
		public int $questions,
		public int $createdAt,
	) {
	}

	public static function newId(): string {
		return self::PREFIX . bin2hex(random_bytes(self::ID_BYTES));
	}
}
