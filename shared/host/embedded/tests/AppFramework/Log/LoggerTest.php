<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Log;

use Host\AppFramework\Log\Logger;
use Host\Tests\AppFramework\InstanceTestCase;

final class LoggerTest extends InstanceTestCase {
	public function testWritesTheServersMembers(): void {
		$this->kernel()->get(Logger::class)->of('test')->error('{what} failed', [
			'what' => 'It',
			'exception' => new \RuntimeException('why', 7, new \Exception('before')),
		]);

		[$entry] = $this->logged();
		self::assertSame([
			'reqId', 'level', 'time', 'remoteAddr', 'user', 'app', 'method', 'url', 'scriptName', 'message', 'userAgent', 'version',
			'exception',
		], array_keys($entry));
		self::assertSame([3, 'test', 'It failed'], [$entry['level'], $entry['app'], $entry['message']]);
		$exception = $entry['exception'];
		self::assertIsArray($exception);
		self::assertSame(['RuntimeException', 'why', 7], [$exception['Exception'], $exception['Message'], $exception['Code']]);
		self::assertIsArray($exception['Previous']);
	}

	public function testKeepsArgumentsOfCallsOutOfTheLog(): void {
		$logger = $this->kernel()->get(Logger::class);
		$login = static function (string $password) use ($logger): void {
			$logger->error('failed', ['exception' => new \Exception('why')]);
		};
		$login('a-very-secret-password');

		self::assertStringNotContainsString('a-very-secret-password', (string)file_get_contents($this->folder() . '/nextcloud.log'));
	}

	public function testWritesWarningsAndWorseUnlessToldOtherwise(): void {
		$logger = $this->kernel()->get(Logger::class);
		$logger->info('left out');
		$logger->warning('kept');
		$this->kernelAgain(['loglevel' => 0])->get(Logger::class)->debug('kept too');

		self::assertSame(['kept', 'kept too'], array_column($this->logged(), 'message'));
	}

	public function testTextThatIsNoUtf8DoesNotLoseTheLine(): void {
		$this->kernel()->get(Logger::class)->warning("broken \xff");

		self::assertCount(1, $this->logged());
	}

	/** @param array<string, mixed> $system */
	private function kernelAgain(array $system): \Host\AppFramework\Kernel {
		return new \Host\AppFramework\Kernel(new \Host\AppFramework\Settings($this->folder(), 'http://host.test', '34.0.1', [], $system));
	}
}
