<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Definition;

use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;

/** Reads `field_type` and `field_options` together: options mean what the type makes of them, and nothing where it has none. */
final class FieldShapeReader {
	/** @return FieldShape|array<string, Problem> what is wrong by the name of the member */
	public static function read(mixed $type, mixed $options): FieldShape|array {
		$known = is_string($type) ? FieldType::named($type) : null;
		if ($known === null) {
			return ['field_type' => self::typeProblem($type)];
		}
		if ($known->hasOptions()) {
			$list = OptionList::read($options);
			return $list instanceof Problem ? ['field_options' => $list] : new FieldShape($known, $list);
		}
		if ($known === FieldType::Date) {
			$includesTime = DateOptions::read($options, $type === FieldType::DATE_WITH_TIME);
			return $includesTime instanceof Problem ? ['field_options' => $includesTime] : new FieldShape($known, [], $includesTime);
		}
		return new FieldShape($known);
	}

	private static function typeProblem(mixed $type): Problem {
		if ($type === null || $type === '') {
			return new Problem(ProblemReason::Missing);
		}
		$types = array_map(static fn (FieldType $one): string => $one->value, FieldType::cases());
		return new Problem(ProblemReason::UnknownType, ['types' => implode(', ', $types)]);
	}
}
