<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Listing\FieldFilter;
use OCA\MetadataApp\Model\Listing\Selection;
use OCA\MetadataApp\Model\Listing\Sight;
use OCA\MetadataApp\Model\Listing\Sorting;
use OCA\MetadataApp\Model\Place\Place;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\Listing\ContainedTexts;
use OCA\MetadataApp\Repository\Listing\ListRepository;
use OCA\MetadataApp\Repository\Listing\SelectionSql;
use OCA\MetadataApp\Repository\Place\PlaceRepository;

/** Values of files that lie in the team folder Docs (5), whose top is 100. */
abstract class ListTestCase extends MetadataTestCase {
	protected const DOCS = 5;
	protected const TOP = 100;

	protected PlaceRepository $places;
	protected ListRepository $lists;
	protected SelectionSql $sql;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->places = new PlaceRepository($this->connection);
		$this->sql = new SelectionSql(new ContainedTexts($this->connection));
		$this->lists = new ListRepository($this->connection, $this->sql);
	}

	protected function place(int $id, string $name, int $parent = self::TOP, bool $isFolder = false, int $folder = self::DOCS): void {
		$this->places->save(new Place($id, $folder, $parent, $isFolder, $name, ''));
	}

	protected function set(Field $field, int $fileId, ?string $value): void {
		$codec = Codecs::of($field->definition->shape);
		$this->values->saveAll([ValueChange::to($fileId, $field->id, $codec, $value)], self::NOW);
	}

	/** @param array<array-key, mixed>|string|int|null $wish of a filter, as a request has it */
	protected static function filter(Field $field, array|string|int|null $wish): FieldFilter {
		$codec = Codecs::of($field->definition->shape);
		$conditions = $codec->conditions($wish, new Viewer('mia', '2026-03-15'));
		self::assertIsArray($conditions);
		self::assertNotSame([], $conditions);
		return new FieldFilter($field->id, $codec, $conditions);
	}

	protected static function everything(FieldFilter ...$filters): Selection {
		return new Selection(Sight::all(self::DOCS), array_values($filters));
	}

	protected static function by(?Field $field, bool $isDescending = false): Sorting {
		return $field === null
			? new Sorting(isDescending: $isDescending)
			: new Sorting($field->id, Codecs::of($field->definition->shape)->sortColumn(), $isDescending);
	}
}
