<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Value;

use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\FileRepository;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;

final class FileRepositoryTest extends MetadataTestCase {
	public function testFilesThatAreGoneTakeTheirValuesAndHistoryAlong(): void {
		$history = new HistoryRepository($this->connection);
		$files = new FileRepository($this->connection, $this->transaction, $this->values, $history);
		$this->lock->holdFiles([7 => 1, 8 => 1], [], function () use ($history): void {
			$this->values->saveAll([self::change(7, 1, 'a'), self::change(8, 1, 'b')], self::NOW);
			$history->saveAll([
				Change::ofFile(7, 1, 'anna', self::NOW, Cause::Save, null, 'a'),
				Change::ofFile(8, 1, 'anna', self::NOW, Cause::Save, null, 'b'),
			]);
		});
		self::assertSame([1, 0, 0], [$files->delete([404, 7]), $files->delete([7]), $files->delete([])]);
		self::assertSame([8 => [1 => ['b']]], $this->values->findAllOf([7, 8]));
		self::assertSame([0, 1], [count($history->findAllOfFile(7, null, 10)), count($history->findAllOfFile(8, null, 10))]);
		self::assertSame([8], $this->database->column('SELECT file_id FROM oc_metadataapp_files'));
	}
}
