<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Listing;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Text\Fold;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Repository\Listing\ContainedTexts;
use OCA\MetadataApp\Repository\Listing\ListRepository;
use OCA\MetadataApp\Service\Value\FileIds;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/** What fields can be filtered by: their choices, or the values of files that the account can read. */
class DistinctValues {
	/** Values that are read at once, to find those with a text in them. */
	private const PAGE = 5_000;
	/** Of a field, so that long texts do not fill the memory. */
	private const BYTES = 1_048_576;

	public function __construct(
		private readonly Scopes $scopes,
		private readonly ListReader $reader,
		private readonly ListRepository $lists,
	) {
	}

	/**
	 * @param string $names of fields, separated by commas; empty for all without long texts
	 * @param string $search only values with this text in them; empty for all
	 * @return array{\stdClass, list<string>} lists by the names of fields, and names of those that have more
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function findAll(string $userId, int $folderId, string $names, string $search = ''): array {
		$selection = new Selection($this->scopes->open($userId, $folderId)->sight);
		// No value has what cannot be stored, and none has a NUL.
		$folded = Text::isStorable($search) ? Fold::text($search) : "\0";
		$found = [];
		foreach ($this->fields($folderId, $names, 'query/field_names') as $name => $field) {
			$chosen = self::choices($field);
			$fitting = array_filter($chosen, static fn (string $value): bool => str_contains(Fold::text($value), $folded));
			$found[$name] = $chosen === [] ? $this->stored($selection, $field, $folded) : [array_values($fitting), false];
		}
		return self::answer($found);
	}

	/**
	 * @param list<int>|string|null $fileIds a text has them separated by commas; null for all files of the team folder
	 * @param string $names as above
	 * @return array{\stdClass, list<string>} as above, always of values that files have
	 * @throws NotFound
	 * @throws Invalid
	 */
	public function findAllOf(string $userId, int $folderId, array|string|null $fileIds, string $names): array {
		$sight = $this->scopes->open($userId, $folderId)->sight;
		$ids = is_string($fileIds)
			? ($fileIds === '' ? [] : FileIds::read($fileIds, Limits::FILES_PER_SCOPE, '/file_ids'))
			: $fileIds;
		$selection = new Selection($sight, [], $ids);
		$found = [];
		foreach ($this->fields($folderId, $names, 'field_names') as $name => $field) {
			$found[$name] = $this->stored($selection, $field, '');
		}
		return self::answer($found);
	}

	/**
	 * @return array<string, Field> by name
	 * @throws Invalid
	 */
	private function fields(int $folderId, string $names, string $member): array {
		$fields = $this->reader->fields($folderId);
		return $names === ''
			? array_filter($fields, static fn (Field $field): bool => $field->definition->shape->type !== FieldType::Textarea)
			: $this->reader->named($fields, $names, $member);
	}

	/** @return list<string> none where files say what there is; those that were withdrawn are last */
	private static function choices(Field $field): array {
		return match ($field->definition->shape->type) {
			FieldType::Checkbox => ['1', '0'],
			FieldType::Select, FieldType::Multiselect => array_values(array_unique($field->definition->shapeOfOld()->options)),
			default => [],
		};
	}

	/** @return array{list<string>, bool} values, and whether there are more */
	private function stored(Selection $selection, Field $field, string $folded): array {
		$codec = Codecs::of($field->definition->shape);
		[$found, $bytes, $offset, $page] = [[], 0, 0, $folded === '' ? Limits::DISTINCT_VALUES + 1 : self::PAGE];
		do {
			$values = $this->lists->findAllDistinct(
				$selection,
				$field->id,
				$codec->sortColumn(),
				$folded === '' ? null : $folded,
				$offset,
				$page,
			);
			foreach ($values as $value) {
				if (!self::fits($codec, $value, $folded)) {
					continue;
				}
				if (count($found) === Limits::DISTINCT_VALUES || $bytes + strlen($value) > self::BYTES) {
					return [$found, true];
				}
				$found[] = $value;
				$bytes += strlen($value);
			}
			$offset += $page;
		} while (count($values) === $page);
		return [$found, false];
	}

	private static function fits(Codec $codec, string $value, string $folded): bool {
		return $folded === '' || ContainedTexts::has($codec, $value, $folded);
	}

	/**
	 * @param array<string, array{list<string>, bool}> $found
	 * @return array{\stdClass, list<string>}
	 */
	private static function answer(array $found): array {
		$answer = new \stdClass();
		foreach ($found as $name => [$values]) {
			$answer->{$name} = $values;
		}
		$more = array_keys(array_filter($found, static fn (array $one): bool => $one[1]));
		return [$answer, array_map(strval(...), $more)];
	}
}
