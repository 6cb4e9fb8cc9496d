<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Value;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldUsage;
use OCA\MetadataApp\Repository\Field\FieldUsageRepository;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;
use OCA\MetadataApp\Tests\Unit\Fake\RefusedStatement;
use OCP\DB\Exception;

final class WriteLockTest extends MetadataTestCase {
	private const SAVERS = 6;
	private const ROUNDS = 5;

	public function testAFileKnowsTheTeamFolderWhereItWasHeldLast(): void {
		$look = fn (): array => [$this->held(), $this->connection->inTransaction()];
		self::assertSame([['7 in 5', '8 in 6'], true], $this->lock->holdFiles([8 => 6, 7 => 5], [], $look));
		self::assertSame([['7 in 6', '8 in 6', '9 in 6'], true], $this->lock->holdFiles([7 => 6, 8 => 6, 9 => 6], [], $look));
		self::assertFalse($this->connection->inTransaction());
	}

	public function testTheWorkGetsTheFieldsThatExist(): void {
		[$one, $two] = [$this->field('one'), $this->field('two')];
		$same = static fn (array $fields): array => $fields;
		self::assertEquals([$two->id => $two, $one->id => $one], $this->lock->holdFiles([7 => 5], [$two->id, 404, $one->id], $same));
		self::assertEquals([$one->id => $one], $this->lock->holdFolder(5, [$one->id], $same));
		self::assertEquals($two, $this->lock->holdField($two->id, static fn (Field $field): Field => $field));
		self::assertNull($this->lock->holdField(404, static fn (): never => self::fail('Worked without the lock')));
	}

	public function testWorkThatFailsLeavesNothing(): void {
		try {
			$this->lock->holdFiles([7 => 5], [], function (): void {
				$this->values->saveAll([self::change(7, 1, 'half')], self::NOW);
				throw new \RuntimeException('failed');
			});
		} catch (\RuntimeException $failure) {
			self::assertSame('failed', $failure->getMessage());
		}
		self::assertSame([[], []], [$this->held(), $this->values->findAllOf([7])]);
	}

	public function testWorkThatTheDatabaseAbortsIsDoneAgainFromTheStart(): void {
		$tries = 0;
		$this->lock->holdFolder(5, [], function () use (&$tries): void {
			$this->folderValues->saveAll([self::change(5, ++$tries, "try $tries")], self::NOW);
			if ($tries < 3) {
				throw new RefusedStatement(Exception::REASON_DEADLOCK);
			}
		});
		self::assertSame([5 => [3 => ['try 3']]], $this->folderValues->findAllOf([5]));
		self::assertSame(1, $this->database->value('SELECT changes FROM oc_metadataapp_folders WHERE folder_id = 5'));
	}

	public function testOfManyWhoSaveOneValueEachSeesWhatTheOneBeforeSaved(): void {
		$field = $this->field('one')->id;
		$this->finish(array_map(fn (): array => $this->saver(7, $field), range(1, self::SAVERS)));
		$last = self::SAVERS * self::ROUNDS;
		self::assertSame([7 => [$field => [(string)$last]]], $this->values->findAllOf([7]));
		self::assertSame(
			array_map(static fn (int $to): string => ($to === 1 ? 'none' : $to - 1) . " to $to", range(1, $last)),
			$this->database->column("SELECT COALESCE(old_value, 'none') || ' to ' || new_value FROM oc_metadataapp_history ORDER BY id"),
		);
	}

	public function testNothingIsLeftOfAFieldThatIsDeletedWhileOthersSave(): void {
		$field = $this->field('one')->id;
		$savers = array_map(fn (int $file): array => $this->saver($file, $field), range(1, self::SAVERS));
		// Each has begun.
		array_map(static fn (array $saver): string => (string)fgetc($saver[1]), $savers);
		$usage = new FieldUsageRepository($this->connection, $this->assignments, $this->values, $this->folderValues, $this->lock);
		self::assertEquals(new FieldUsage(0, self::SAVERS, 0), $usage->delete($field));
		$this->finish($savers, 1);
		self::assertSame(0, $this->database->value('SELECT COUNT(*) FROM oc_metadataapp_values'));
	}

	/** @return array{resource, resource} process and what it prints */
	private function saver(int $file, int $field): array {
		$script = dirname(__DIR__, 2) . '/Fake/saver.php';
		$command = [PHP_BINARY, $script, $this->instance->directory, (string)$file, (string)$field, (string)self::ROUNDS];
		$process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
		return [$process !== false ? $process : self::fail('No process'), $pipes[1]];
	}

	/**
	 * @param list<array{resource, resource}> $savers
	 * @param int $heard rounds that were read already
	 */
	private function finish(array $savers, int $heard = 0): void {
		foreach ($savers as [$process, $output]) {
			self::assertSame(str_repeat('.', self::ROUNDS - $heard), stream_get_contents($output));
			self::assertSame(0, proc_close($process));
		}
	}

	/** @return list<mixed> which files were held */
	private function held(): array {
		return $this->database->column("SELECT file_id || ' in ' || folder_id FROM oc_metadataapp_files ORDER BY file_id");
	}
}
