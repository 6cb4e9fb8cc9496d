<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** PHPStan with the folders of this checkout, and the host API as the embedded host declares it. */
final class Analysis {
	/** @param string $root of the repository */
	public function __construct(private readonly string $root) {
	}

	/**
	 * @param list<string> $options for PHPStan
	 * @return int exit code
	 */
	public function run(array $options): int {
		$config = "$this->root/build/phpstan/config.neon";
		Files::write($config, $this->config());
		$tools = "$this->root/shared/tools/php";
		$command = [PHP_BINARY, '-d', 'memory_limit=1G', "$tools/vendor/bin/phpstan", 'analyse', '-c', $config, ...$options];
		passthru(implode(' ', array_map(escapeshellarg(...), $command)), $code);
		return $code;
	}

	private function config(): string {
		$host = "$this->root/shared/host/embedded";
		$tools = "$this->root/shared/tools/php";
		$paths = ["$this->root/shared/php", "$tools/src", "$tools/bin", "$tools/tests", $host, "$this->root/shared/testing/apps"];
		// templates are markup, here as in the apps: the browser suites read them
		$excluded = ["$host/vendor", "$host/Page/templates"];
		$scanned = [
			"$this->root/build/php/Shared",
			"$this->root/build/php/Vendor",
			...Files::matching("$host/vendor/{psr,symfony,doctrine,guzzlehttp,sabre}", GLOB_BRACE),
		];
		foreach (array_keys(Apps::namespaces($this->root)) as $id) {
			array_push($paths, "$this->root/apps/$id/lib", "$this->root/apps/$id/tests/Unit");
			// the copies are analysed at their source
			array_push($excluded, "$this->root/apps/$id/lib/Shared", "$this->root/apps/$id/lib/Vendor");
			$scanned[] = "$this->root/apps/$id/lib";
		}
		foreach (Files::matching("$this->root/shared/testing/apps/*/lib") as $lib) {
			array_push($excluded, "$lib/Shared", "$lib/Vendor");
			$scanned[] = $lib;
		}
		return "includes:\n\t- $tools/phpstan.neon.dist\n\t- $tools/reach.neon\n\nparameters:\n\ttmpDir: $this->root/build/phpstan\n"
			. "\trepository: $this->root\n"
			. self::list('paths', $paths) . self::list('scanDirectories', $scanned)
			. "\texcludePaths:\n\t\tanalyse:\n"
			. implode('', array_map(static fn (string $path): string => "\t\t\t- $path\n", array_filter($excluded, is_dir(...))));
	}

	/** @param list<string> $folders */
	private static function list(string $name, array $folders): string {
		return "\t$name:\n"
			. implode('', array_map(static fn (string $path): string => "\t\t- $path\n", array_filter($folders, is_dir(...))));
	}
}
