<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Setup;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Setup\DemoPage;

/** The demo content shipped with the app. */
class DemoFiles {
	public function __construct(private readonly string $folder = __DIR__ . '/../../../resources/demo') {
	}

	/** @return list<string> */
	public function findAllLanguages(): array {
		return array_values(
			array_map(basename(...), array_filter(self::found("$this->folder/*"), fn (string $folder): bool => is_dir("$folder/pages"))),
		);
	}

	/** @return list<DemoPage> parents first */
	public function findAllPages(string $language): array {
		$pages = $this->below($language, '');
		usort($pages, static fn (DemoPage $one, DemoPage $other): int =>
			[substr_count($one->path, '/'), $one->path] <=> [substr_count($other->path, '/'), $other->path]);
		return $pages;
	}

	/** @param string $name such as `navigation.json` */
	public function findText(string $language, string $name): string {
		return self::bytes("$this->folder/$language/$name");
	}

	public function findPicture(string $name): string {
		return self::bytes("$this->folder/media/" . basename($name));
	}

	/** @return list<DemoPage> */
	private function below(string $language, string $folder): array {
		$pages = [];
		foreach (self::found("$this->folder/$language/pages$folder/*") as $file) {
			$name = $folder . '/' . basename($file, '.json');
			if (is_dir($file)) {
				array_push($pages, ...$this->below($language, $name));
			} else {
				$pages[] =
					new DemoPage($name === '/home' ? $language : $language . $name, $language, PageDocument::parse(self::bytes($file)));
			}
		}
		return $pages;
	}

	/** @return list<string> */
	private static function found(string $pattern): array {
		$found = glob($pattern);
		return $found === false ? [] : $found;
	}

	private static function bytes(string $file): string {
		$bytes = file_get_contents($file);
		return $bytes === false ? throw new \RuntimeException("$file cannot be read") : $bytes;
	}
}
