<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Csv;

use OCA\RoomsApp\Model\Csv\RowError;
use OCA\RoomsApp\Model\Csv\RowMistake;
use OCA\RoomsApp\Shared\Host\Languages;
use OCP\IL10N;

/** What is wrong with a row, in the language of the reader. Columns keep the names that they have in a file. */
class RowTexts {
	public function __construct(private readonly Languages $languages) {
	}

	/**
	 * @param list<RowError> $errors
	 * @return list<string>
	 */
	public function all(?string $userId, array $errors): array {
		if ($errors === []) {
			return [];
		}
		$l = $this->languages->texts($this->languages->ofUser($userId));
		return array_map(static fn (RowError $error): string => self::text($l, $error), $errors);
	}

	private static function text(IL10N $l, RowError $error): string {
		$number = (string)$error->number;
		return match ($error->mistake) {
			RowMistake::TooManyCells => $l->t('The row has more cells than the header'),
			RowMistake::NoName => $l->t('Name is required'),
			RowMistake::SharedName => $l->t('Several rooms have this name; add the email of one'),
			RowMistake::NoNumber => $l->t('Capacity must be a number'),
			RowMistake::NeitherYesNorNo => $l->t('%s must be true or false', [$error->field]),
			RowMistake::BadAddress => $l->t('Invalid email format'),
			RowMistake::TooLong => $l->t('%1$s must have at most %2$s characters', [$error->field, $number]),
			RowMistake::TooHigh => $l->t('%1$s must be at most %2$s', [$error->field, $number]),
			RowMistake::TooManyItems => $l->t('%1$s must have at most %2$s items', [$error->field, $number]),
			RowMistake::NotAllowed => $l->t('%s has a value that is not allowed', [$error->field]),
			RowMistake::RepeatedAddress => $l->t('Duplicate email in CSV (line %s)', [$number]),
			RowMistake::RepeatedName => $l->t('Duplicate name in CSV'),
			RowMistake::RepeatedRoom => $l->t('Duplicate room in CSV (line %s)', [$number]),
			RowMistake::TakenAddress => $l->t('Another room has this address'),
			RowMistake::GoneRoom => $l->t('The room was deleted in the meantime'),
			RowMistake::NotSaved => $l->t('The room could not be saved. Import the row again.'),
		};
	}
}
