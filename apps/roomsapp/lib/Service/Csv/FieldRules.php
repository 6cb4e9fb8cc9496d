<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Csv;

use OCA\RoomsApp\Model\Csv\SheetRow;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Schema\Problem;
use OCA\RoomsApp\Shared\Schema\SchemaValidator;

/**
 * The contract's rules of a room, in words for a row of a table.
 *
 * @phpstan-import-type Fields from SheetRow
 */
class FieldRules {
	public function __construct(private readonly SchemaValidator $validator) {
	}

	/**
	 * @param Fields $fields
	 * @return list<string>
	 */
	public function problems(array $fields): array {
		return array_map(
			static fn (Problem $problem): string => $problem->pointer === '/email' && $problem->keyword === 'pattern'
				? 'Invalid email format'
				: rtrim(ltrim($problem->message(), '/'), '.'),
			$this->validator->validate((object)$fields, Schemas::ROOM_FIELDS),
		);
	}
}
