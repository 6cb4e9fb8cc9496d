<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Conversion;

use OCA\MetadataApp\Model\Conversion\Conversion;
use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Shared\Contract\Schemas;

/**
 * A conversion as the API answers it.
 *
 * @phpstan-import-type Conversion from Schemas as ConversionBody
 */
final class ConversionAnswer {
	/** Of a hundred, when all values are put aside, and when all are in place. */
	private const STAGED = 60;
	private const SWAPPED = 80;

	/**
	 * @param int $folders team folders that the field is assigned to
	 * @return ConversionBody
	 */
	public static function of(Conversion $conversion, int $folders): array {
		[$plan, $tally] = [$conversion->plan, $conversion->tally];
		$examples = [];
		foreach ($tally->examples as $value => $message) {
			$examples[] = ['value' => substr((string)$value, 1), 'message' => $message];
		}
		return [
			'id' => $conversion->id,
			'field_id' => $conversion->fieldId,
			'state' => $conversion->state->value,
			'percent' => self::percent($conversion),
			'by' => $conversion->userId,
			'field_type' => $plan->shape->type->value,
			'field_options' => $plan->shape->emittedOptions(),
			'renamed' => array_map(
				static fn (int|string $from, string $to): array => ['from' => (string)$from, 'to' => $to],
				array_keys($plan->renamed),
				array_values($plan->renamed),
			),
			'lose_values' => $plan->mayLose,
			'folders' => $folders,
			'files' => $tally->files,
			'folder_values' => $tally->folders,
			'changed' => $tally->changed,
			'lost' => ['files' => $tally->lostFiles, 'folder_values' => $tally->lostFolders, 'examples' => $examples],
		];
	}

	private static function percent(Conversion $conversion): int {
		$tally = $conversion->tally;
		$part = static fn (int $done, int $all, int $of): int => $all === 0 ? $of : min($of, intdiv($of * $done, $all));
		return match ($conversion->state) {
			ConversionState::Checking => $part($tally->seen(), $tally->total, 99),
			ConversionState::Staging => $part($tally->seen(), $tally->total, self::STAGED),
			ConversionState::Swapping => self::STAGED,
			ConversionState::Recording => self::SWAPPED + $part($tally->recorded, $tally->seen(), 99 - self::SWAPPED),
			ConversionState::Undoing => 99,
			default => 100,
		};
	}
}
