<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Config;

use Host\Config\AppConfig;
use Host\Config\Cipher;
use Host\Database\Database;
use Host\Tests\Instance;
use OCP\Exceptions\AppConfigTypeConflictException;
use PHPUnit\Framework\TestCase;

final class AppConfigTest extends TestCase {
	private Instance $instance;

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance();
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	public function testKeepsTypesForTheNextRequest(): void {
		self::assertTrue($this->config()->setValueArray('app', 'list', ['a' => 1]));
		self::assertTrue($this->config()->setValueBool('app', 'switch', false));
		self::assertFalse($this->config()->setValueBool('app', 'switch', false));
		self::assertSame(['a' => 1], $this->config()->getValueArray('app', 'list'));
		self::assertFalse($this->config()->getValueBool('app', 'switch', true));
		$this->expectException(AppConfigTypeConflictException::class);
		$this->config()->getValueInt('app', 'switch');
	}

	public function testShowsALazyValueOnlyToThoseWhoAskForOne(): void {
		$this->config()->setValueString('app', 'late', 'x', lazy: true);
		$config = $this->config();
		self::assertSame('none', $config->getValueString('app', 'late', 'none'));
		self::assertSame('x', $config->getValueString('app', 'late', 'none', lazy: true));
		self::assertSame('x', $config->getValueString('app', 'late', 'none'));
	}

	public function testSeesWhatOthersStoredMeanwhileOnceItForgetsWhatItRead(): void {
		$this->config()->setValueInt('app', 'number', 1);
		$this->config()->setValueString('app', 'late', 'x', lazy: true);
		$config = $this->config();
		self::assertSame([1, 'x'], [$config->getValueInt('app', 'number'), $config->getValueString('app', 'late', lazy: true)]);
		$this->config()->setValueInt('app', 'number', 2);
		$this->config()->deleteKey('app', 'late');
		self::assertSame([1, 'x'], [$config->getValueInt('app', 'number'), $config->getValueString('app', 'late', lazy: true)]);
		$config->clearCache();
		self::assertSame([2, ''], [$config->getValueInt('app', 'number'), $config->getValueString('app', 'late', lazy: true)]);
	}

	public function testStoresNoSecretInTheOpen(): void {
		$this->config()->setValueString('app', 'key', 's3cret', sensitive: true);
		$stored = $this->instance->get(Database::class)->value("SELECT configvalue FROM oc_appconfig WHERE configkey = 'key'");
		self::assertIsString($stored);
		self::assertStringStartsWith('$AppConfigEncryption$', $stored);
		self::assertStringNotContainsString('s3cret', $stored);
		self::assertSame('s3cret', $this->config()->getValueString('app', 'key'));
		self::assertFalse($this->config()->setValueString('app', 'key', 's3cret'));
		self::assertTrue($this->config()->setValueString('app', 'key', 'other'));
		self::assertTrue($this->config()->details('app', 'key')['sensitive'] ?? false);
	}

	/** As a request of its own would get it. */
	private function config(): AppConfig {
		return new AppConfig($this->instance->get(Database::class), $this->instance->get(Cipher::class));
	}
}
