<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Place;

use OCA\MetadataApp\BackgroundJob\FillIndex;
use OCA\MetadataApp\Model\Place\Place;
use OCA\MetadataApp\Model\Place\Root;
use OCA\MetadataApp\Repository\Place\StoredPlaces;
use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Tests\Unit\Fake\IndexedFiles;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\IJobList;

/** With a team folder of more files than a request reads. */
final class FolderIndexTest extends IndexedFiles {
	private const FILES = 6_500;
	/** Removed between the reading of a list and its writing. */
	private const GONE = 42;

	/** @var list<array<array-key, mixed>> arguments of jobs that were asked for */
	private array $jobs = [];

	public function testARequestReadsAPartAndTheJobTheRest(): void {
		$this->docs->newFile('a.txt', 'x');
		$this->assign();
		$this->index->forget($this->docsId);
		$index = $this->large();
		self::assertFalse($index->prepare($this->docsId));
		self::assertSame(5 * FolderIndex::PAGE - 1, $this->places->countByFolder()[$this->docsId] ?? 0);
		self::assertSame([['folderId' => $this->docsId]], $this->jobs);
		$job = new FillIndex($this->get(ITimeFactory::class), $index);
		$job->setArgument(['folderId' => $this->docsId]);
		$job->start($this->get(IJobList::class));
		self::assertSame(self::FILES - 1, $this->places->countByFolder()[$this->docsId] ?? 0);
		self::assertTrue($index->prepare($this->docsId));
		self::assertNull($this->places->findOrNull(self::GONE));
		self::assertCount(1, $this->jobs);
	}

	public function testWhatIsReportedMeanwhileStays(): void {
		$this->assign();
		$this->index->forget($this->docsId);
		$this->places->save(new Place(7, $this->docsId, 99, false, 'renamed', ''));
		$this->large()->prepare($this->docsId);
		self::assertSame('renamed', $this->places->findOrNull(7)?->name);
	}

	public function testAFolderThatCameWithMoreThanThatGoesOnWhereItWas(): void {
		$this->assign();
		$index = $this->large();
		$index->fillBelow($this->docsId, 1);
		self::assertSame(5 * FolderIndex::PAGE, $this->roots->findAll()[$this->docsId]->filledTo ?? null);
		self::assertTrue($index->fill($this->docsId, 2));
		self::assertSame(self::FILES - 1, $this->places->countByFolder()[$this->docsId] ?? 0);
	}

	private function large(): FolderIndex {
		$stored = self::createStub(StoredPlaces::class);
		$stored->method('findAllBelow')->willReturnCallback(
			fn (Root $root, int $ancestorId, int $after, int $count): array => array_map(
				$this->place(...),
				$after >= self::FILES ? [] : range($after + 1, min($after + $count, self::FILES)),
			),
		);
		$stored->method('findAll')->willReturnCallback(function (array $ids): array {
			$there = array_values(array_filter($ids, static fn (mixed $id): bool => is_int($id) && $id !== self::GONE));
			return array_combine($there, array_map($this->place(...), $there));
		});
		$jobs = self::createStub(IJobList::class);
		$jobs->method('add')->willReturnCallback(function (string $job, array $argument): void {
			self::assertSame(FillIndex::class, $job);
			$this->jobs[] = $argument;
		});
		return new FolderIndex($this->roots, $this->places, $stored, $this->assignments, $this->teamFolders(), $jobs);
	}

	private function place(int $id): Place {
		return new Place($id, $this->docsId, 1, false, "file $id", Place::hash("files/file $id"));
	}
}
