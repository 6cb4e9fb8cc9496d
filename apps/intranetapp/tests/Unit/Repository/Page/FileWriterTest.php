<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Page;

use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Exception\InsufficientStorage;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\GenericFileException;
use OCP\Files\NotPermittedException;
use OCP\Files\Storage\IStorage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** A storage that fails in the ways of a full disk, a used-up quota and a disk that nobody may write to. */
final class FileWriterTest extends TestCase {
	private const OLD = 'the old content';
	private const NEW = 'the new content, which is longer';

	private string $disk = self::OLD;
	private int $free = 1_000;
	private bool $isAllowed = true;
	/** @var list<\Closure(): void> what the next writes do instead of writing */
	private array $failures = [];
	/** @var list<string> */
	private array $deleted = [];
	/** @var list<string> what the system finds in the team folder */
	private array $existing = [];
	/** @var list<string> what only the system sees in the folder of a page */
	private array $hidden = [];

	/** @return iterable<string, array{mixed, int, string}> content, free bytes, reason */
	public static function failures(): iterable {
		foreach (['text' => self::NEW, 'stream' => null] as $kind => $content) {
			yield "$kind, quota used up" => [$content, 0, 'full'];
			yield "$kind, too little left" => [$content, strlen(self::NEW), 'full'];
			yield "$kind, read-only" => [$content, 1_000, 'read_only'];
			yield "$kind, unknown space" => [$content, -2, 'read_only'];
		}
	}

	#[DataProvider('failures')]
	public function testAFileThatCannotBeWrittenKeepsItsContent(?string $content, int $free, string $reason): void {
		$this->free = $free;
		$this->failures = [static fn () => throw new GenericFileException()];
		self::assertSame($reason, $this->reason(fn () => $this->writer()->save($this->file(), $content ?? self::stream())));
		self::assertSame(self::OLD, $this->disk);
	}

	#[DataProvider('failures')]
	public function testAFileThatCannotBeMadeIsRefusedWithTheReason(?string $content, int $free, string $reason): void {
		$this->free = $free;
		$folder = $this->folder();
		$folder->method('newFile')->willThrowException(new NotPermittedException());
		self::assertSame($reason, $this->reason(fn () => $this->writer()->create($folder, 'a.json', $content ?? self::stream())));
	}

	public function testNoFolderIsMadeForWhatDoesNotFit(): void {
		$this->free = 10;
		$folder = $this->folder();
		$folder->method('newFolder')->willThrowException(new \LogicException('was asked'));
		self::assertSame('full', $this->reason(fn () => $this->writer()->createFolder($folder, 'a', self::NEW)));
	}

	public function testWhatAFullDiskTruncatedIsPutBack(): void {
		$this->failures = [function (): void {
			$this->disk = 'the new';
			$this->free = 0;
			throw new GenericFileException();
		}];
		self::assertSame('full', $this->reason(fn () => $this->writer()->save($this->file(), self::NEW)));
		self::assertSame(self::OLD, $this->disk);
	}

	public function testAStreamThatEndedEarlyIsPutBackThoughTheHostReportsSuccess(): void {
		$this->failures = [function (): void {
			$this->disk = 'the new';
		}];
		self::assertSame('full', $this->reason(fn () => $this->writer()->save($this->file(), self::stream())));
		self::assertSame(self::OLD, $this->disk);
	}

	public function testANewFileThatEndedEarlyIsTakenAway(): void {
		$folder = $this->folder();
		$file = self::createStub(File::class);
		$file->method('getSize')->willReturn(7);
		$file->method('getInternalPath')->willReturn('en/_media/film.mp4');
		$folder->method('newFile')->willReturn($file);
		self::assertSame('full', $this->reason(fn () => $this->writer()->create($folder, 'film.mp4', self::stream())));
		self::assertSame(['en/_media/film.mp4'], $this->deleted);
	}

	public function testAMissingPermissionStaysOne(): void {
		[$this->isAllowed, $this->free] = [false, 0];
		$denied = static fn () => throw new NotPermittedException();
		$this->failures = [$denied];
		$folder = $this->folder();
		$folder->method('newFile')->willReturnCallback($denied);
		foreach ([
			fn () => $this->writer()->save($this->file(), self::NEW),
			fn () => $this->writer()->create($folder, 'a.json', self::NEW),
		] as $work) {
			self::assertSame('denied', $this->reason($work));
		}
	}

	public function testANameThatIsHiddenFromTheCallerIsAMissingPermission(): void {
		$this->existing = ['en/a.json'];
		$folder = $this->folder();
		$folder->method('newFile')->willThrowException(new NotPermittedException());
		self::assertSame('denied', $this->reason(fn () => $this->writer()->create($folder, 'a.json', self::NEW)));
	}

	public function testAVersionThatTheHostFailedToPutBackIsNoSuccess(): void {
		$reason = fn (\Closure $restore): string =>
			$this->reason(fn () => $this->writer()->saveRestored($this->file(), self::NEW, $restore));
		self::assertSame('read_only', $reason(static fn () => null));
		$truncate = function (): void {
			$this->disk = 'the new';
		};
		self::assertSame('read_only', $reason($truncate));
		self::assertSame(self::OLD, $this->disk);
		$this->writer()->saveRestored($this->file(), self::NEW, function (): void {
			$this->disk = self::NEW;
		});
		self::assertSame(self::NEW, $this->disk);
	}

	/** @return iterable<string, array{int, string}> */
	public static function disks(): iterable {
		yield 'a full disk' => [0, 'full'];
		yield 'a read-only disk' => [1_000, 'read_only'];
	}

	#[DataProvider('disks')]
	public function testAFolderThatCannotBeMovedIsRefusedWithTheReason(int $free, string $reason): void {
		$this->free = $free;
		$move = fn (): string => $this->reason(fn () =>
			$this->writer()->move($this->page(new NotPermittedException()), $this->folder(), 'b'));
		self::assertSame($reason, $move());
		$this->isAllowed = false;
		self::assertSame('denied', $move());
	}

	#[DataProvider('disks')]
	public function testAFolderThatCannotBeDeletedIsRefusedWithTheReason(int $free, string $reason): void {
		$this->free = $free;
		$this->existing = ['en/a'];
		foreach ([null, new NotPermittedException(), new \Exception('Failed to move Team folder item to trash')] as $failure) {
			self::assertSame($reason, $this->reason(fn () => $this->writer()->delete($this->page($failure))));
		}
		$this->isAllowed = false;
		foreach ([null, new NotPermittedException()] as $failure) {
			self::assertSame('denied', $this->reason(fn () => $this->writer()->delete($this->page($failure))));
		}
	}

	public function testAFolderWithSomethingThatIsHiddenFromTheCallerIsNotDeleted(): void {
		[$this->existing, $this->hidden] = [['en/a'], ['secret.json']];
		self::assertSame('denied', $this->reason(fn () => $this->writer()->delete($this->page(null))));
	}

	public function testAnotherFailureOfDeletingIsNoFullDisk(): void {
		$this->existing = ['en/a'];
		$this->expectException(\UnexpectedValueException::class);
		$this->writer()->delete($this->page(new \UnexpectedValueException()));
	}

	public function testWhatIsGoneWasDeleted(): void {
		self::assertSame('done', $this->reason(fn () => $this->writer()->delete($this->page(null))));
	}

	public function testWhatFitsIsWritten(): void {
		$this->free = strlen(self::NEW) + 1;
		$this->writer()->save($this->file(), self::NEW);
		self::assertSame(self::NEW, $this->disk);
	}

	private function writer(): FileWriter {
		$team = self::createStub(Folder::class);
		$team->method('nodeExists')->willReturnCallback(fn (string $path): bool => in_array($path, $this->existing, true));
		$team->method('get')->willReturnCallback(function (string $path): File|Folder {
			if ($path === 'en/a') {
				$page = self::createStub(Folder::class);
				$page->method('getDirectoryListing')->willReturn(array_map($this->named(...), $this->hidden));
				return $page;
			}
			$file = self::createStub(File::class);
			$file->method('delete')->willReturnCallback(function () use ($path): void {
				$this->deleted[] = $path;
			});
			return $file;
		});
		$site = self::createStub(SiteFolder::class);
		$site->method('findForSystem')->willReturn($team);
		return new FileWriter($site);
	}

	private function folder(): Folder&\PHPUnit\Framework\MockObject\Stub {
		$folder = self::createStub(Folder::class);
		$folder->method('isCreatable')->willReturnCallback(fn (): bool => $this->isAllowed);
		$folder->method('isDeletable')->willReturnCallback(fn (): bool => $this->isAllowed);
		$folder->method('getFreeSpace')->willReturnCallback(fn (): int => $this->free);
		$folder->method('getInternalPath')->willReturn('en');
		return $folder;
	}

	private function page(?\Exception $failure): Folder {
		$page = self::createStub(Folder::class);
		foreach (['isUpdateable', 'isDeletable'] as $method) {
			$page->method($method)->willReturnCallback(fn (): bool => $this->isAllowed);
		}
		$page->method('getInternalPath')->willReturn('en/a');
		$page->method('getParent')->willReturn($this->folder());
		if ($failure !== null) {
			$page->method('move')->willThrowException($failure);
			$page->method('delete')->willThrowException($failure);
		}
		return $page;
	}

	private function named(string $name): File {
		$file = self::createStub(File::class);
		$file->method('getName')->willReturn($name);
		return $file;
	}

	private function file(): File {
		$storage = self::createStub(IStorage::class);
		$storage->method('file_get_contents')->willReturnCallback(fn (): string => $this->disk);
		$file = self::createStub(File::class);
		$file->method('isUpdateable')->willReturnCallback(fn (): bool => $this->isAllowed);
		$file->method('getParent')->willReturn($this->folder());
		$file->method('getStorage')->willReturn($storage);
		$file->method('getInternalPath')->willReturn('en/a.json');
		$file->method('getSize')->willReturnCallback(fn (): int => strlen($this->disk));
		$file->method('fopen')->willReturnCallback(fn () => self::stream($this->disk));
		$file->method('putContent')->willReturnCallback(function (mixed $content): void {
			$failure = array_shift($this->failures);
			if ($failure !== null) {
				$failure();
				return;
			}
			$this->disk = is_resource($content) ? (string)stream_get_contents($content) : (is_string($content) ? $content : '');
		});
		return $file;
	}

	/** @return resource */
	private static function stream(string $content = self::NEW) {
		$stream = fopen('php://temp', 'w+b');
		self::assertIsResource($stream);
		fwrite($stream, $content);
		rewind($stream);
		return $stream;
	}

	/** @param \Closure(): mixed $work */
	private function reason(\Closure $work): string {
		try {
			$work();
			return 'done';
		} catch (InsufficientStorage $refusal) {
			return $refusal->reason;
		} catch (NotPermittedException) {
			return 'denied';
		}
	}
}
