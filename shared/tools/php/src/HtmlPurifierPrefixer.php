<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

use PhpParser\NodeTraverser;
use PhpParser\Parser;
use PhpParser\ParserFactory;

/**
 * Copies HTML Purifier, whose class names are global, into a namespace of the app, one file per class as PSR-4 wants it:
 * two apps with different versions of it then live in one PHP process.
 */
final class HtmlPurifierPrefixer {
	/** Loaders, tools for its developers, and parts that load files by name. */
	private const LEFT_OUT =
		'~^HTMLPurifier\.\w+(-\w+)?\.php$|^HTMLPurifier/(Bootstrap|Printer|Printer/.*|Language/.*|EntityLookup/.*|Lexer/PH5P|Filter/.+|ConfigSchema/(Builder|Interchange|Validator|schema).*|PropertyListIterator_?)\.php$|/schema/~';
	private const DATA = ['ConfigSchema/schema.ser', 'EntityLookup/entities.ser', 'Language/messages/en.php'];

	private readonly Parser $parser;

	/** @param string $namespace for the classes, such as `OCA\NotesApp\Vendor\HTMLPurifier` */
	public function __construct(private readonly string $namespace) {
		$this->parser = (new ParserFactory())->createForHostVersion();
	}

	/**
	 * @param string $package the unpacked package
	 * @param string $target folder of the namespace
	 * @return int classes written
	 */
	public function copy(string $package, string $target): int {
		$library = "$package/library";
		$count = 0;
		foreach (Files::php($library) as $path) {
			if (preg_match(self::LEFT_OUT, $path) !== 1) {
				Files::write("$target/" . strtr($path, '/', '_'), $this->prefix(Files::read("$library/$path")));
				$count++;
			}
		}
		foreach (self::DATA as $path) {
			Files::write("$target/data/HTMLPurifier/$path", $this->rename(Files::read("$library/HTMLPurifier/$path")));
		}
		Files::write("$target/LICENSE", Files::read("$package/LICENSE"));
		return $count;
	}

	private function prefix(string $code): string {
		$edits = new HtmlPurifierEdits($this->namespace);
		(new NodeTraverser($edits))->traverse($this->parser->parse($code) ?? []);
		$code = $edits->apply($code);
		return preg_replace(
			'~^<\?php~',
			"<?php\n// HTML Purifier, LGPL-2.1-or-later, see LICENSE; the namespace was added.\nnamespace $this->namespace;",
			$code,
			1,
		)
			?? $code;
	}

	/** Class names inside serialized data, which tells their lengths. */
	private function rename(string $serialized): string {
		return preg_replace_callback(
			'~O:\d+:"(HTMLPurifier_\w+)"~',
			fn (array $match): string => 'O:' . strlen("$this->namespace\\$match[1]") . ":\"$this->namespace\\$match[1]\"",
			$serialized,
		)
			?? $serialized;
	}
}
