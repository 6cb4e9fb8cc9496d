<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Place;

use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Repository\Place\RootRepository;
use OCA\MetadataApp\Repository\Place\StoredPlaces;
use OCA\MetadataApp\Service\Place\PlaceKeeper;
use OCA\MetadataApp\Tests\Unit\Fake\IndexedFiles;
use OCP\Files\Folder;

final class PlaceKeeperTest extends IndexedFiles {
	public function testKnowsWhatThereWasAndWhatComes(): void {
		$this->docs->newFolder('before')->newFile('a.txt', 'x');
		self::assertSame([], $this->indexed());
		$this->assign();
		self::assertSame(['before', 'before/a.txt'], array_values($this->indexed()));
		$this->docs->newFolder('after')->newFile('Ä b.txt', 'x');
		$this->home->newFile('own.txt', 'x');
		self::assertSame(['after', 'after/Ä b.txt', 'before', 'before/a.txt'], array_values($this->indexed()));
	}

	public function testATeamFolderWithoutFieldsIsNotFollowed(): void {
		$this->docs->newFile('a.txt', 'x');
		self::assertSame([[], []], [$this->roots->findAll(), $this->indexed()]);
		$this->assign();
		$this->assignments->saveAll($this->docsId, []);
		$this->index->follow($this->docsId);
		$this->docs->newFile('b.txt', 'x');
		self::assertSame([[], []], [$this->roots->findAll(), $this->indexed()]);
	}

	public function testMovesWithinTheTeamFolderChangeOneRow(): void {
		$this->assign();
		$file = $this->docs->newFolder('one')->newFolder('deep')->newFile('a.txt', 'x')->getId();
		$this->docs->newFolder('two');
		$before = $this->rows();
		$this->docs->get('one/deep')->move($this->docs->getPath() . '/two/deeper');
		self::assertSame('two/deeper/a.txt', $this->indexed()[$file]);
		self::assertCount(1, array_diff($this->rows(), $before));
		$this->docs->get('two/deeper/a.txt')->move($this->docs->getPath() . '/b.txt');
		self::assertSame('b.txt', $this->indexed()[$file]);
	}

	public function testTheTrashBinIsNoPartOfItAndWhatComesBackIs(): void {
		$this->assign();
		$file = $this->docs->newFolder('one')->newFolder('deep')->newFile('a.txt', 'x')->getId();
		$place = $this->docs->getPath();
		$folder = $this->docs->get('one');
		$id = $folder->getId();
		$folder->move($this->home->getPath() . '/mine');
		self::assertSame([], $this->indexed());
		$mine = $this->home->get('mine');
		self::assertInstanceOf(Folder::class, $mine);
		$mine->newFile('new.txt', 'x');
		$mine->move("$place/back");
		self::assertSame(['back', 'back/deep', 'back/deep/a.txt', 'back/new.txt'], array_values($this->indexed()));
		self::assertSame(['back', 'back/deep/a.txt'], [$this->indexed()[$id], $this->indexed()[$file]]);
		$this->docs->get('back')->delete();
		self::assertSame([], $this->indexed());
	}

	public function testWhatIsReportedAgainIsNotWrittenAgain(): void {
		$this->assign();
		$file = $this->docs->newFile('a.txt', 'x');
		$this->connection->executeStatement('UPDATE *PREFIX*metadataapp_places SET sort_name = ?', ['untouched']);
		$file->putContent('y');
		$file->touch(self::MONDAY);
		self::assertSame(
			['untouched'],
			$this->connection->executeQuery('SELECT sort_name FROM *PREFIX*metadataapp_places')->fetchFirstColumn(),
		);
	}

	public function testAsksOnceForWhatIsInNoTeamFolderWithFields(): void {
		$roots = self::createStub(RootRepository::class);
		$roots->method('hasStorage')->willReturn(true);
		$places = $this->createMock(PlaceRepository::class);
		$places->expects(self::exactly(3))->method('findOrNull')->willReturn(null);
		$keeper = new PlaceKeeper($roots, $places, self::createStub(StoredPlaces::class), $this->index);
		foreach (['here/a.txt', 'here/a.txt', 'there/a.txt', 'there/a.txt', 'here/a.txt'] as $path) {
			$keeper->updated(1, $path, 7);
		}
	}

	public function testAFolderThatIsTooLargeForARequestIsFilledInParts(): void {
		$this->assign();
		$sub = $this->docs->newFolder('sub');
		foreach (range(1, 5) as $number) {
			$sub->newFile("$number.txt", 'x');
		}
		$this->connection->executeStatement('DELETE FROM *PREFIX*metadataapp_places');
		$this->roots->saveFilled($this->docsId, $sub->getId());
		self::assertFalse($this->index->fill($this->docsId, 0));
		self::assertTrue($this->index->fill($this->docsId, 1));
		self::assertCount(5, $this->places->findAllAfter(0, 100));
		self::assertNull($this->roots->findAll()[$this->docsId]->filledTo ?? null);
	}

	/** @return list<string> all columns of every place */
	private function rows(): array {
		$rows = $this->connection->executeQuery('SELECT * FROM *PREFIX*metadataapp_places ORDER BY file_id')->fetchAllAssociative();
		return array_map(static fn (array $row): string => json_encode($row, JSON_THROW_ON_ERROR), array_values($rows));
	}
}
