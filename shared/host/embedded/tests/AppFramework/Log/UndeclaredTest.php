<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Log;

use Host\AppFramework\Log\Undeclared;
use Host\Tests\AppFramework\InstanceTestCase;

final class UndeclaredTest extends InstanceTestCase {
	public function testNamesAMissingClass(): void {
		self::assertSame(
			'OCP\\NoSuchApi is not part of the embedded host; shared/host/embedded/README.md says how it gets there.',
			self::sentenceAfter(static fn (): mixed => self::evaluated('new \OCP\NoSuchApi();')),
		);
	}

	public function testKnowsWhatAPluginOfWebDavCanMiss(): void {
		self::assertTrue(Undeclared::isOfHost('Sabre\\DAV\\Locks\\Plugin'));
		self::assertFalse(Undeclared::isOfHost('Sabre\\VObject\\Reader'));
	}

	public function testNamesAMissingMethodByTheInterfaceThatTheAppKnows(): void {
		self::assertSame(
			Undeclared::sentence('OCP\\AppFramework\\Utility\\ITimeFactory::noSuchMethod()'),
			self::sentenceAfter(static fn (): mixed => self::evaluated('(new \Host\AppFramework\Clock())->noSuchMethod();')),
		);
	}

	public function testNamesAMissingConstant(): void {
		self::assertSame(
			Undeclared::sentence('OCP\\AppFramework\\Http::STATUS_NEVER'),
			self::sentenceAfter(static fn (): mixed => constant('OCP\\AppFramework\\Http::STATUS_NEVER')),
		);
	}

	public function testNamesTheInterfaceThatAClassLacks(): void {
		self::assertSame(
			Undeclared::sentence('OCP\\Listens'),
			self::sentenceAfter(static fn (): mixed => self::evaluated('new class implements \\OCP\\Listens {};')),
		);
	}

	public function testNamesAMissingArgument(): void {
		$sentence = self::sentenceAfter(static fn (): mixed =>
			self::evaluated('(new \Host\AppFramework\Clock())->getTime(noSuchArgument: 1);'));

		self::assertStringStartsWith('The named argument $noSuchArgument in ' . __FILE__, (string)$sentence);
	}

	public function testFindsItAmongTheCauses(): void {
		$wrapped = new \Exception('wrapped', 0, new \Error('Call to undefined method OCP\\IUser::fly()'));

		self::assertSame(Undeclared::sentence('OCP\\IUser::fly()'), Undeclared::in($wrapped));
	}

	public function testLeavesTheMistakesOfAnAppToTheApp(): void {
		self::assertNull(Undeclared::in(new \Error('Class "OCA\\NotesApp\\NoSuchClass" not found')));
		self::assertNull(Undeclared::in(new \Error('Call to undefined method OCA\\NotesApp\\Page::fly()')));
		self::assertNull(Undeclared::in(new \RuntimeException('Call to undefined method OCP\\IUser::fly()')));
	}

	public function testGuardsOfAppsGoOnWorking(): void {
		self::assertFalse(class_exists('OCA\\GroupFolders\\NoSuchClass'));
		self::assertFalse(interface_exists('OCP\\NoSuchApi'));
	}

	public function testWritesItDown(): void {
		$this->kernel()->get(Undeclared::class)->note(new \Error('Call to undefined method OCP\\IUser::fly()'));

		self::assertSame([Undeclared::sentence('OCP\\IUser::fly()')], array_column($this->logged(), 'message'));
	}

	/** Code that no analysis may see: it misses what is not there. */
	private static function evaluated(string $code): mixed {
		return eval($code);
	}

	/** @param callable(): mixed $call */
	private static function sentenceAfter(callable $call): ?string {
		try {
			$call();
		} catch (\Throwable $failure) {
			return Undeclared::in($failure);
		}
		return 'nothing was missing';
	}
}
