<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\File;

use OCA\MetadataApp\Listener\ForgetFiles;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\File\StoredFiles;
use OCA\MetadataApp\Repository\Value\FileRepository;
use OCA\MetadataApp\Service\File\Purge;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;
use OCP\Files\Cache\CacheEntriesRemovedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;
use OCP\Files\Storage\IStorage;

final class PurgeTest extends ServicesTestCase {
	/** @var list<int> */
	private array $stored = [7, 8, 9];
	private int $asked = 0;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->assigned(self::DOCS, ['status' => []]);
		foreach ([7, 8] as $file) {
			$this->fileValues()->save('will', $file, null, ['status' => 'Draft']);
		}
	}

	public function testWhatIsGoneIsForgottenWithItsHistory(): void {
		$this->stored = [8, 9];
		(new ForgetFiles($this->purge()))->handle(self::removed(7));
		self::assertSame([8], $this->known());
	}

	public function testWhoDeletesAFileWaitsForNoRestore(): void {
		$this->stored = [8, 9];
		$gate = new Gate($this->connection);
		$gate->saveClosed();
		(new ForgetFiles($this->purge()))->handle(self::removed(7));
		self::assertSame([7, 8], $this->known());
		$gate->saveOpen();
		self::assertSame(1, $this->purge()->sweep());
		self::assertSame([8], $this->known());
	}

	public function testManyAtOnceAreToo(): void {
		$this->stored = [];
		(new ForgetFiles($this->purge()))->handle(new CacheEntriesRemovedEvent([self::removed(7), self::removed(8)]));
		self::assertSame([], $this->known());
	}

	public function testWhatOnlyMovedToAnotherStorageKeepsItsValues(): void {
		(new ForgetFiles($this->purge()))->handle(self::removed(7));
		self::assertSame([7, 8], $this->known());
	}

	public function testFilesWithoutValuesCostNoLookAtTheStorage(): void {
		$this->purge()->forget([9, 10]);
		$this->purge()->forget([]);
		self::assertSame(0, $this->asked);
	}

	public function testTheDailySweepFindsWhatNobodyReported(): void {
		self::assertSame(0, $this->purge()->sweep());
		$this->stored = [7];
		self::assertSame(1, $this->purge()->sweep());
		self::assertSame([7], $this->known());
	}

	private function purge(): Purge {
		$stored = self::createStub(StoredFiles::class);
		$stored->method('findAllGone')->willReturnCallback($this->gone(...));
		$files = new FileRepository($this->connection, $this->transaction, $this->values, $this->history);
		return new Purge($files, $stored, new Gate($this->connection));
	}

	private static function removed(int $fileId): CacheEntryRemovedEvent {
		return new CacheEntryRemovedEvent(self::createStub(IStorage::class), 'files/gone.txt', $fileId, 1);
	}

	/** @return list<mixed> files with values and history; both have to agree */
	private function known(): array {
		$known = $this->database->column('SELECT file_id FROM oc_metadataapp_files ORDER BY file_id');
		self::assertSame($known, $this->database->column('SELECT file_id FROM oc_metadataapp_values ORDER BY file_id'));
		self::assertSame($known, $this->database->column('SELECT DISTINCT file_id FROM oc_metadataapp_history ORDER BY file_id'));
		return $known;
	}

	/**
	 * @param list<int> $fileIds
	 * @return list<int>
	 */
	private function gone(array $fileIds): array {
		$this->asked++;
		return array_values(array_diff($fileIds, $this->stored));
	}
}
