<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Suggestion;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Suggestion\Answer;
use OCA\MetadataApp\Model\Suggestion\FittingValues;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Service\Value\ValueAnswer;

/** Reads what a language model answered as if a stranger had sent it: each value goes through the codec of its field, or is left out. */
class FittingAnswers {
	public function __construct(private readonly ValueRepository $values) {
	}

	/**
	 * @param list<Field> $fields that can be asked for
	 * @return ?FittingValues null where the answer is none
	 */
	public function read(int $fileId, array $fields, string $answer): ?FittingValues {
		$members = Answer::members($answer);
		if ($members === null) {
			return null;
		}
		$named = [];
		foreach ($fields as $field) {
			$named[$field->definition->name] = $field;
		}
		$ids = array_map(static fn (Field $field): int => $field->id, $fields);
		$present = ValueAnswer::texts($fields, $this->values->findAllOf([$fileId], $ids)[$fileId] ?? []);
		[$values, $dropped] = [[], 0];
		foreach ($members as $name => $member) {
			$field = $named[$name] ?? null;
			$value = $field === null ? null : Codecs::of($field->definition->shape)->parse($member);
			if ($field === null || $value instanceof Problem) {
				$dropped++;
			} elseif ($value !== null && $value !== $present[$field->id]) {
				$values[$field->definition->name] = $value;
			}
		}
		return new FittingValues($values, $dropped);
	}
}
