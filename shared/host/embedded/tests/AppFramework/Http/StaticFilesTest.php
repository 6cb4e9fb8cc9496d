<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Http;

use Host\AppFramework\Http\StaticFiles;
use Host\AppFramework\Settings;
use Host\Tests\AppFramework\InstanceTestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class StaticFilesTest extends InstanceTestCase {
	private StaticFiles $files;

	#[\Override]
	protected function setUp(): void {
		$app = $this->folder() . '/apps/test';
		foreach (['js', 'lib', 'img'] as $folder) {
			mkdir("$app/$folder", recursive: true);
		}
		file_put_contents("$app/js/main.js", '');
		file_put_contents("$app/js/secret.php", '');
		file_put_contents("$app/lib/Class.js", '');
		file_put_contents($this->folder() . '/outside.js', '');
		symlink($this->folder() . '/outside.js', "$app/js/link.js");
		$this->files = new StaticFiles(new Settings($this->folder(), 'http://host.test', '34.0.1', [$app], []));
	}

	#[TestWith(['/apps/test/js/main.js'])]
	#[TestWith(['/apps/test/js/main.js?v=abc'])]
	#[TestWith(['/apps/test/js/m%61in.js'])]
	public function testFindsFilesOfApps(string $address): void {
		self::assertSame(realpath($this->folder() . '/apps/test/js/main.js'), $this->files->find($address));
	}

	public function testFindsFilesOfTheHost(): void {
		self::assertNotNull($this->files->find('/core/host.css'));
	}

	#[TestWith(['/apps/test/js/none.js'])]
	#[TestWith(['/apps/test/js/secret.php'])]
	#[TestWith(['/apps/test/lib/Class.js'])]
	#[TestWith(['/apps/test/js/../lib/Class.js'])]
	#[TestWith(['/apps/test/js/..%2flib/Class.js'])]
	#[TestWith(['/apps/test/js/../../../outside.js'])]
	#[TestWith(['/apps/test/js/link.js'])]
	#[TestWith(['/apps/test/js/main.js%00'])]
	#[TestWith(['/apps/other/js/main.js'])]
	#[TestWith(['/apps/../apps/test/js/main.js'])]
	#[TestWith(['/core/../parts.php'])]
	#[TestWith(['/core/index.php'])]
	#[TestWith(['/'])]
	public function testKeepsEverythingElseToItself(string $address): void {
		self::assertNull($this->files->find($address));
	}
}
