<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** PHPStan with the folders of this checkout and the API of the server at hand. */
final class Analysis {
	public const NO_SERVER = 3;
	/** Beside lib/public: what the host's API itself refers to. */
	private const LIBRARIES = ['psr/log', 'psr/container', 'psr/http-message', 'psr/http-client', 'symfony/console', 'doctrine/dbal'];

	/** @param string $root of the repository */
	public function __construct(private readonly string $root) {
	}

	/**
	 * @param list<string> $options for PHPStan
	 * @return int exit code
	 */
	public function run(array $options): int {
		$server = Server::folder();
		if ($server === null) {
			fwrite(STDERR, "PHPStan: skipped, no server at hand. Set NEXTCLOUD_SERVER to an unpacked one.\n");
			return self::NO_SERVER;
		}
		$config = "$this->root/build/phpstan/config.neon";
		Files::write($config, $this->config($server));
		$tools = "$this->root/shared/tools/php";
		$command = [PHP_BINARY, '-d', 'memory_limit=1G', "$tools/vendor/bin/phpstan", 'analyse', '-c', $config, ...$options];
		passthru(implode(' ', array_map(escapeshellarg(...), $command)), $code);
		return $code;
	}

	private function config(string $server): string {
		$paths = ["$this->root/shared/php", "$this->root/shared/tools/php/src", "$this->root/shared/tools/php/bin", "$this->root/shared/tools/php/tests"];
		// The copies are analysed at their source.
		$excluded = [];
		$scanned = ["$this->root/build/php/Shared", "$this->root/build/php/Vendor", "$server/lib/public"];
		foreach (array_keys(Apps::namespaces($this->root)) as $id) {
			array_push($paths, "$this->root/apps/$id/lib", "$this->root/apps/$id/tests/Unit");
			$excluded[] = "$this->root/apps/$id/lib/Shared";
			$excluded[] = "$this->root/apps/$id/lib/Vendor";
			$scanned[] = "$this->root/apps/$id/lib";
		}
		foreach (self::LIBRARIES as $library) {
			$scanned[] = "$server/3rdparty/$library";
		}
		return "includes:\n\t- $this->root/shared/tools/php/phpstan.neon.dist\n\nparameters:\n\ttmpDir: $this->root/build/phpstan\n"
			. self::list('paths', $paths) . self::list('scanDirectories', $scanned)
			. "\texcludePaths:\n\t\tanalyse:\n" . implode('', array_map(static fn (string $path): string => "\t\t\t- $path\n", array_filter($excluded, is_dir(...))));
	}

	/** @param list<string> $folders */
	private static function list(string $name, array $folders): string {
		return "\t$name:\n" . implode('', array_map(static fn (string $path): string => "\t\t- $path\n", array_filter($folders, is_dir(...))));
	}
}
