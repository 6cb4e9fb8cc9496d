<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Apps;

use Host\AppFramework\Apps\AppManager;
use Host\Config\Config;
use Host\Tests\AppFramework\InstanceTestCase;
use OCP\App\AppPathNotFoundException;

final class AppManagerTest extends InstanceTestCase {
	public function testAnAppThatCannotStartIsOnlyMissing(): void {
		$apps = $this->apps('starts', 'throw new \RuntimeException("no");');

		$apps->boot();

		self::assertSame(['Could not register starts: no'], array_column($this->logged(), 'message'));
	}

	public function testAnAppThatMissesTheHostsApiIsLoud(): void {
		$apps = $this->apps('misses', '$context->{"registerNothing"}();');

		$this->expectExceptionMessage('registerNothing');

		$apps->boot();
	}

	public function testTellsAppsThatAreThereFromThoseThatAreOn(): void {
		$apps = $this->apps('off', '', 'no');

		self::assertSame(['off'], array_keys($apps->present()));
		self::assertFalse($apps->isEnabledForUser('off'));
		self::assertSame('1.0.0', $apps->getAppVersion('off'));
	}

	public function testAnAppMayBeForGroupsOnly(): void {
		self::assertFalse($this->apps('some', '', '["team"]')->isEnabledForUser('some'));
	}

	public function testSaysWhatAMissingAppIs(): void {
		$this->expectException(AppPathNotFoundException::class);

		$this->apps('off', '')->getAppPath('nowhere');
	}

	/** One app, with what its `register` does. */
	private function apps(string $id, string $code, string $enabled = 'yes'): AppManager {
		$directory = $this->folder() . "/$id";
		$namespace = ucfirst($id) . bin2hex(random_bytes(4));
		foreach (['appinfo', 'lib/AppInfo'] as $folder) {
			mkdir("$directory/$folder", recursive: true);
		}
		file_put_contents(
			"$directory/appinfo/info.xml",
			"<?xml version=\"1.0\"?><info><id>$id</id><version>1.0.0</version><namespace>$namespace</namespace></info>",
		);
		file_put_contents("$directory/lib/AppInfo/Application.php", "<?php
			namespace OCA\\$namespace\\AppInfo;
			class Application extends \\OCP\\AppFramework\\App implements \\OCP\\AppFramework\\Bootstrap\\IBootstrap {
				public function __construct() { parent::__construct('$id'); }
				public function register(\\OCP\\AppFramework\\Bootstrap\\IRegistrationContext \$context): void { $code }
				public function boot(\\OCP\\AppFramework\\Bootstrap\\IBootContext \$context): void {}
			}");
		$kernel = $this->kernel([], [$directory]);
		$kernel->get(Config::class)->setAppValue($id, 'enabled', $enabled);
		return $kernel->get(AppManager::class);
	}
}
