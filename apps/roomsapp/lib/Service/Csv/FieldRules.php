<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Csv;

use OCA\RoomsApp\Model\Csv\RowError;
use OCA\RoomsApp\Model\Csv\RowMistake;
use OCA\RoomsApp\Model\Csv\SheetRow;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Schema\Problem;
use OCA\RoomsApp\Shared\Schema\SchemaValidator;

/**
 * The contract's rules of a room, for a row of a table.
 *
 * @phpstan-import-type Fields from SheetRow
 */
class FieldRules {
	public function __construct(private readonly SchemaValidator $validator) {
	}

	/**
	 * @param Fields $fields
	 * @return list<RowError>
	 */
	public function problems(array $fields): array {
		return array_map(self::error(...), $this->validator->validate((object)$fields, Schemas::ROOM_FIELDS));
	}

	private static function error(Problem $problem): RowError {
		$field = Problem::keys($problem->pointer)[0];
		$mistake = match ($problem->keyword) {
			'pattern' => $field === 'email' ? RowMistake::BadAddress : RowMistake::NotAllowed,
			'maxLength' => RowMistake::TooLong,
			'maximum' => RowMistake::TooHigh,
			'maxItems' => RowMistake::TooManyItems,
			default => RowMistake::NotAllowed,
		};
		return new RowError($mistake, $field, is_int($problem->expected) ? $problem->expected : 0);
	}
}
