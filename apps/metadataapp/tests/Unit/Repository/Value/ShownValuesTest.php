<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Value;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Repository\Value\ShownValues;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;
use OCP\DB\IResult;
use OCP\IDBConnection;

final class ShownValuesTest extends MetadataTestCase {
	private Field $stage;
	private Field $tags;
	private Field $note;
	/** @var list<string> */
	private array $asked = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		[$this->stage, $this->tags, $this->note] = array_map($this->field(...), ['stage', 'tags', 'note']);
		$ofFolder = $this->fields->create(
			new FieldDefinition('owner', 'Owner', new FieldShape(FieldType::Text), isOfFolder: true),
			self::NOW,
		);
		$this->assignments->saveAll(5, [$this->note->id, $ofFolder->id, $this->stage->id, $this->tags->id]);
		$this->assignments->saveAll(6, [$this->stage->id]);
		foreach ([7, 8, 9] as $file) {
			$this->values->saveAll([
				self::change($file, $this->stage->id, "stage of $file"), self::change($file, $this->tags->id, 'b', 'a'),
				self::change($file, $this->note->id, "two\r\nlines"), self::change($file, $ofFolder->id, 'x'),
			], self::NOW);
		}
	}

	/** @return list<FileInFolder> team folders by file */
	private static function files(int ...$folders): array {
		$file = static fn (int $id, int $folder): FileInFolder => new FileInFolder($id, $folder, 1);
		return array_map($file, range(7, 6 + count($folders)), array_values($folders));
	}

	private function shown(): ShownValues {
		$db = self::createStub(IDBConnection::class);
		$ask = function (string $sql, array $parameters): IResult {
			/** @var array<string, mixed> $parameters */
			$this->asked[] = $sql;
			return $this->connection->executeQuery($sql, $parameters);
		};
		$db->method('executeQuery')->willReturnCallback($ask);
		return new ShownValues($db);
	}

	public function testReadsWhatIsAssignedWhereAFileLiesInTheOrderThere(): void {
		$found = $this->shown()->findAll(self::files(5, 6, 4));
		self::assertSame(
			[7 => ['note' => "two\r\nlines", 'stage' => 'stage of 7', 'tags' => 'b;#a'], 8 => ['stage' => 'stage of 8']],
			$found,
		);
		self::assertCount(1, $this->asked);
	}

	public function testReadsFieldsByName(): void {
		$shown = $this->shown();
		self::assertSame([7 => ['tags' => 'b;#a']], $shown->findAll(self::files(5, 6), ['tags', 'owner', 'unknown', "x' OR 1"]));
		self::assertSame([], $shown->findAll(self::files(5), []));
		self::assertSame([], $shown->findAll([]));
		self::assertCount(1, $this->asked);
		$many = array_map(static fn (int $number): string => "field_$number", range(1, 2_000));
		self::assertArrayHasKey('tags', $shown->findAll(self::files(5), [...$many, 'tags'])[7] ?? []);
	}

	public function testStartsFromTheFiles(): void {
		$this->shown()->findAll(self::files(5, 6), ['stage']);
		$plan = $this->plan(str_replace(['*PREFIX*', '?'], ['oc_', "'stage'"], $this->asked[0] ?? ''));
		self::assertStringStartsWith('SEARCH v USING INDEX sqlite_autoindex_oc_metadataapp_values_1 (file_id=?)', $plan);
		self::assertStringNotContainsString('SCAN', $plan);
	}
}
