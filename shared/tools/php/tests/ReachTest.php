<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Tests;

use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\TestCase;

/** PHPStan with the rule, over a small repository made for it. */
final class ReachTest extends TestCase {
	private const TOOLS = __DIR__ . '/..';

	private string $root = '';

	#[Before]
	protected function makeRepository(): void {
		$this->root = sys_get_temp_dir() . '/reach-' . bin2hex(random_bytes(6));
		$this->file(
			'shared/host/embedded/OCP/AppFramework/Controller.php',
			'namespace OCP\AppFramework; abstract class Controller { public function __construct(protected string $appName) {} }',
		);
		$this->file(
			'shared/host/embedded/OCP/IThing.php',
			'namespace OCP; interface IThing { public const KNOWN = 1; public const UNKNOWN = 2; public function called(): void; '
				. 'public function served(): void; public function forgotten(): void; }',
		);
		$this->file('shared/host/embedded/OCP/IStep.php', 'namespace OCP; interface IStep { public function run(): void; }');
		$this->file(
			'shared/host/embedded/OCP/IUnused.php',
			'namespace OCP; interface IUnused { public function one(): void; public function two(): void; }',
		);
		$this->file(
			'shared/host/embedded/Things/Thing.php',
			'namespace Host\Things; use OCP\IThing; final class Thing implements IThing { public function called(): '
				. 'void { $this->forgotten(); } public function served(): void {} public function forgotten(): '
				. 'void { echo IThing::UNKNOWN; } }',
		);
		$this->file(
			'shared/host/embedded/Dav/Server.php',
			'namespace Host\Dav; use OCP\IThing; final class Server { public function __construct(private readonly IThing $thing) '
				. '{} public function get(): void { $this->thing->served(); } }',
		);
		$this->file(
			'apps/one/lib/Step.php',
			'namespace OCA\One; use OCP\AppFramework\Controller; use OCP\IStep; use OCP\IThing; '
				. 'final class Step extends Controller implements IStep { public function run(): void { $this->use(null); '
				. '} private function use(?IThing $thing): void { $thing?->called(); echo IThing::KNOWN, $this->appName; } }',
		);
		$this->file(
			'phpstan.neon',
			'',
			"includes:\n\t- " . self::TOOLS
				. "/reach.neon\nparameters:\n\tcustomRulesetUsed: true\n\trepository: $this->root\n\ttmpDir: $this->root/tmp\n\tpaths:\n"
				. "\t\t- $this->root/apps\n\t\t- $this->root/shared\n",
		);
	}

	#[\Override]
	protected function tearDown(): void {
		foreach (new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator($this->root, \FilesystemIterator::SKIP_DOTS),
			\RecursiveIteratorIterator::CHILD_FIRST,
		) as $entry) {
			if ($entry instanceof \SplFileInfo) {
				$entry->isDir() ? rmdir($entry->getPathname()) : unlink($entry->getPathname());
			}
		}
		rmdir($this->root);
	}

	public function testWhatNobodyUsesButTheClassThatProvidesItIsFound(): void {
		self::assertSame(['OCP\IThing::UNKNOWN', 'OCP\IThing::forgotten', 'OCP\IUnused'], $this->unreached());
	}

	private function file(string $path, string $code, ?string $text = null): void {
		$folder = dirname("$this->root/$path");
		if (!is_dir($folder)) {
			mkdir($folder, 0o700, true);
		}
		file_put_contents("$this->root/$path", $text ?? "<?php\n$code\n");
	}

	/** @return list<string> */
	private function unreached(): array {
		$command = [
			PHP_BINARY,
			'-d',
			'memory_limit=512M',
			self::TOOLS . '/vendor/bin/phpstan',
			'analyse',
			'-c',
			"$this->root/phpstan.neon",
			'--no-progress',
			'--error-format=raw',
			'--debug',
		];
		exec(implode(' ', array_map(escapeshellarg(...), $command)) . ' 2>&1', $lines);
		preg_match_all('/^.*:1:(\S+) is declared, and neither/m', implode("\n", $lines), $matches);
		sort($matches[1]);
		self::assertNotSame([], $matches[1], implode("\n", $lines));
		return $matches[1];
	}
}
