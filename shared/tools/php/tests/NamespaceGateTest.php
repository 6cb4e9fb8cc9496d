<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Tests;

use PHPUnit\Framework\TestCase;
use Tools\Files;
use Tools\HtmlPurifierPrefixer;
use Tools\NamespaceGate;

final class NamespaceGateTest extends TestCase {
	private string $folder = '';

	#[\Override]
	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/workplace-apps-' . bin2hex(random_bytes(6));
		mkdir($this->folder);
	}

	#[\Override]
	protected function tearDown(): void {
		foreach (new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator($this->folder, \FilesystemIterator::SKIP_DOTS),
			\RecursiveIteratorIterator::CHILD_FIRST,
		) as $file) {
			if ($file instanceof \SplFileInfo) {
				$file->isDir() ? rmdir($file->getPathname()) : unlink($file->getPathname());
			}
		}
		rmdir($this->folder);
	}

	public function testNamesEveryDeclarationOutside(): void {
		Files::write(
			"$this->folder/lib/A.php",
			"<?php\nnamespace OCA\\App\\X;\nfinal class A {}\nfunction f() {}\nconst C = 1;\n\$a = new class {};\n",
		);
		Files::write("$this->folder/lib/B.php", "<?php\nnamespace OCA\\Apples;\nenum B {}\n");
		Files::write("$this->folder/lib/C.php", "<?php\ninterface I {}\ntrait T {}\nfunction g() {}\nconst D = 1;\ndefine('E', 1);\n");
		self::assertSame([
			'lib/B.php:3 enum OCA\Apples\B',
			'lib/C.php:2 interface I', 'lib/C.php:3 trait T', 'lib/C.php:4 function g', 'lib/C.php:5 const D', 'lib/C.php:6 call of define',
		], (new NamespaceGate('OCA\App'))->outside($this->folder));
	}

	public function testTheScopedHtmlPurifierStandsInsideAndTwoOfThemWorkInOneProcess(): void {
		foreach (['One', 'Two'] as $app) {
			(new HtmlPurifierPrefixer("OCA\\Scoped$app\\Vendor\\HTMLPurifier"))->copy(
				dirname(__DIR__) . '/vendor/ezyang/htmlpurifier',
				"$this->folder/$app",
			);
			self::assertSame([], (new NamespaceGate("OCA\\Scoped$app"))->outside("$this->folder/$app"));
			$prefix = "OCA\\Scoped$app\\Vendor\\HTMLPurifier\\";
			spl_autoload_register(function (string $class) use ($app, $prefix): void {
				if (str_starts_with($class, $prefix)) {
					require "$this->folder/$app/" . substr($class, strlen($prefix)) . '.php';
				}
			});
			$purify = self::purify("{$prefix}HTMLPurifier");
			self::assertSame(
				'<p>Tom &amp; <b>é</b></p>',
				$purify('<p onclick="x()">Tom & <b>&eacute;</b><script>1</script>', ['Cache.DefinitionImpl' => null]),
			);
		}
		self::assertFalse(class_exists('HTMLPurifier', false));
	}

	private static function purify(string $class): callable {
		self::assertTrue(class_exists($class));
		$purify = [new $class(), 'purify'];
		self::assertIsCallable($purify);
		return $purify;
	}
}
