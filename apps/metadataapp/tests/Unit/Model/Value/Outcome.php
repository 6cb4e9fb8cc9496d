<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Model\Value;

use OCA\MetadataApp\Model\Definition\FieldShapeReader;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\Stored\StoredItem;

/** All that the rules say of a field, values and a filter, like `outcome.ts`. */
final class Outcome {
	/** @return array<string, mixed> */
	public static function of(\stdClass $case): array {
		$shape = FieldShapeReader::read($case->type ?? null, $case->options ?? null);
		if (!$shape instanceof FieldShape) {
			return ['shape' => array_map(static fn (Problem $problem): array => $problem->toArray(), $shape)];
		}
		$codec = Codecs::of($shape);
		$present = is_string($case->present ?? null) ? $case->present : null;
		$value = $codec->parse($case->input ?? null, $present);
		$conditions = $codec->conditions($case->filter ?? null, new Viewer('ann', is_string($case->today) ? $case->today : ''));
		if ($value instanceof Problem) {
			return ['options' => $shape->emittedOptions(), 'problem' => $value->toArray(), 'filter' => self::filter($conditions)];
		}
		$items = array_map(
			static fn (StoredItem $item): array => [$item->text, $item->sortText, $item->sortNumber],
			$codec->store($value),
		);
		return [
			'options' => $shape->emittedOptions(),
			'value' => $value,
			'items' => $items,
			'order' => $codec->compare($value, $present) <=> 0,
			'filter' => $conditions instanceof Problem
				? self::filter($conditions)
				: [$codec->matches($conditions, $value), $codec->matches($conditions, $present)],
		];
	}

	private static function filter(mixed $conditions): mixed {
		return $conditions instanceof Problem ? $conditions->toArray() : 'sound';
	}
}
