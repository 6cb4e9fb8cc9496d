<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Library;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\File\FolderPage;
use OCA\MetadataApp\Model\File\ListedFile;
use OCA\MetadataApp\Repository\File\FolderContents;
use OCA\MetadataApp\Service\Library\Library;
use OCA\MetadataApp\Shared\Host\MemberFolder;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class LibraryTest extends ServicesTestCase {
	private const TOP = 105;

	public function testListsFilesWithTheirValuesAndWhoMayChangeThem(): void {
		$this->assigned(self::DOCS, ['status' => [], 'gf_department' => ['applies_to_groupfolder' => 1]]);
		$this->fileValues()->save('will', 8, null, ['status' => 'Draft']);
		$entry = [
			'is_folder' => true, 'mime' => 'httpd/unix-directory', 'size' => -1, 'modified' => self::NOW, 'etag' => 'e7',
			'has_preview' => false,
		];
		self::assertEquals([
			'path' => [['id' => self::TOP, 'name' => 'Docs']],
			'entries' => [
				['id' => 7, 'name' => 'A'] + $entry + ['can_write' => false, 'metadata' => new \stdClass()],
				[
					'id' => 8, 'name' => 'b.md', 'is_folder' => false, 'mime' => 'text/markdown', 'size' => 12, 'modified' => self::NOW,
					'etag' => 'e8', 'has_preview' => true, 'can_write' => true, 'metadata' => (object)['status' => 'Draft'],
				],
			],
			'total' => 3,
		], $this->library()->find('will', self::DOCS, null, 0, 2));
	}

	public function testOnlyMembersSeeFilesAndOnlyFoldersThatTheyCanRead(): void {
		$strangers = [['olga', self::DOCS], ['root', self::DOCS], ['mia', self::DOCS], ['rita', self::ARCHIVE], ['will', 99]];
		foreach ($strangers as [$user, $folder]) {
			$find = fn () => $this->library()->find($user, $folder, null, 0, 1);
			self::assertSame([404, Reason::UNKNOWN_FOLDER], self::refused($find), "$user $folder");
		}
		$find = fn () => $this->library()->find('rita', self::DOCS, 9, 0, 1);
		self::assertSame([404, Reason::NOT_IN_TEAM_FOLDER], self::refused($find));
	}

	private function library(): Library {
		$contents = self::createStub(FolderContents::class);
		$contents->method('findPageOrNull')->willReturnCallback(
			static fn (string $userId, MemberFolder $folder, int $fileId): ?FolderPage => $fileId !== self::TOP ? null : new FolderPage(
				[['id' => self::TOP, 'name' => $folder->mountPoint]],
				[
					new ListedFile(
						new FileInFolder(7, self::DOCS, self::READ), 'A', true, 'httpd/unix-directory', -1, self::NOW, 'e7', false,
					),
					new ListedFile(new FileInFolder(8, self::DOCS, self::WRITE), 'b.md', false, 'text/markdown', 12, self::NOW, 'e8', true),
				],
				3,
			),
		);
		return new Library($this->folderService(), $contents, $this->fileValues());
	}
}
