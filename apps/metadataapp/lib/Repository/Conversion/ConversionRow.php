<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Conversion;

use OCA\MetadataApp\Model\Conversion\Conversion;
use OCA\MetadataApp\Model\Conversion\ConversionPlan;
use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Model\Conversion\Tally;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\StoredValues;

/** Names and values of the table of conversions. */
final class ConversionRow {
	public const TABLE = 'metadataapp_conversions';
	private const JSON = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

	/**
	 * @param array<string, mixed> $stored all columns
	 * @throws CorruptData
	 */
	public static function conversion(array $stored): Conversion {
		$row = new StoredValues($stored);
		return new Conversion(
			$row->number('id'),
			$row->number('field_id'),
			ConversionState::tryFrom($row->text('state')) ?? throw self::corrupt('state'),
			$row->text('user_id'),
			self::readPlan(self::json($row, 'plan')),
			self::readTally(self::json($row, 'tally')),
			$row->yes('of_folders', false),
			$row->number('reached'),
			$row->text('reached_text', ''),
		);
	}

	/** @return non-empty-array<string, int|string> by column, of what changes while it runs */
	public static function values(Conversion $conversion): array {
		$tally = $conversion->tally;
		return [
			'state' => $conversion->state->value,
			'tally' => json_encode([
				'total' => $tally->total,
				'files' => $tally->files,
				'folders' => $tally->folders,
				'changed' => $tally->changed,
				'lostFiles' => $tally->lostFiles,
				'lostFolders' => $tally->lostFolders,
				'examples' => array_map(strval(...), array_keys($tally->examples)),
				'messages' => array_values($tally->examples),
				'recorded' => $tally->recorded,
			], self::JSON),
			'of_folders' => (int)$conversion->isOfFolders,
			'reached' => $conversion->reached,
			'reached_text' => $conversion->reachedText,
		];
	}

	public static function plan(ConversionPlan $plan): string {
		return json_encode([
			'type' => $plan->shape->type->value,
			'choices' => $plan->shape->options,
			'hasTime' => $plan->shape->includesTime,
			'from' => array_map(strval(...), array_keys($plan->renamed)),
			'to' => array_values($plan->renamed),
			'mayLose' => $plan->mayLose,
			'mostLost' => $plan->mostLost,
		], self::JSON);
	}

	/** @throws CorruptData */
	private static function readPlan(StoredValues $plan): ConversionPlan {
		$type = FieldType::tryFrom($plan->text('type')) ?? throw self::corrupt('plan');
		$shape = new FieldShape($type, $plan->texts('choices'), $plan->yes('hasTime', false));
		$renamed = self::pairs($plan->texts('from'), $plan->texts('to'));
		return new ConversionPlan($shape, $renamed, $plan->yes('mayLose', false), $plan->numberOrNull('mostLost'));
	}

	/** @throws CorruptData */
	private static function readTally(StoredValues $tally): Tally {
		return new Tally(
			$tally->number('total'),
			$tally->number('files'),
			$tally->number('folders'),
			$tally->number('changed'),
			$tally->number('lostFiles'),
			$tally->number('lostFolders'),
			self::pairs($tally->texts('examples'), $tally->texts('messages')),
			$tally->number('recorded'),
		);
	}

	/**
	 * @param list<string> $keys
	 * @param list<string> $values
	 * @return array<array-key, string>
	 * @throws CorruptData
	 */
	private static function pairs(array $keys, array $values): array {
		return count($keys) === count($values) ? array_combine($keys, $values) : throw self::corrupt('pairs');
	}

	/** @throws CorruptData */
	private static function json(StoredValues $row, string $name): StoredValues {
		$read = json_decode($row->text($name), true);
		return new StoredValues(is_array($read) ? $read : throw self::corrupt($name));
	}

	private static function corrupt(string $name): CorruptData {
		return new CorruptData("The stored value \"$name\" cannot be read");
	}
}
