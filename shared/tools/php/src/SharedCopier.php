<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

/** Copies shared/php into an app by token: the roots `Shared` and `Vendor` become the app's own namespaces. */
final class SharedCopier {
	private const ROOT = '/^(\\\\?)(Shared|Vendor)(?=\\\\|$)/';
	private const NAMES = [T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED, T_STRING];

	/** @param string $namespace of the app, such as `OCA\NotesApp` */
	public function __construct(private readonly string $namespace) {
	}

	/**
	 * @param string $source folder of shared PHP; `tests` below it stays behind
	 * @param string $target the app's lib/Shared
	 * @return int files written
	 */
	public function copy(string $source, string $target): int {
		$files = Files::php($source, ['tests']);
		foreach ($files as $path) {
			Files::write("$target/$path", $this->rewrite(Files::read("$source/$path"), $path));
		}
		return count($files);
	}

	/**
	 * @param string $path for the error
	 * @throws \RuntimeException when a root is left over, such as a class name in a string
	 */
	public function rewrite(string $code, string $path): string {
		$out = '';
		$isImport = false;
		foreach (\PhpToken::tokenize($code) as $token) {
			if ($token->is([T_NAMESPACE, T_USE])) {
				$isImport = true;
			} elseif (in_array($token->text, [';', '{', '('], true)) {
				$isImport = false;
			}
			// A bare or relative name outside namespace and use statements belongs to the file's own namespace.
			$isRoot = $token->is(self::NAMES) && ($isImport || $token->is(T_NAME_FULLY_QUALIFIED));
			$text = $isRoot
				? (string)preg_replace(self::ROOT, '$1' . str_replace('\\', '\\\\', $this->namespace) . '\\\\$2', $token->text)
				: $token->text;
			$isLeftOver = $token->is([T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE, T_COMMENT, T_DOC_COMMENT])
				&& preg_match('/(?<![\w\\\\])\\\\*(Shared|Vendor)\\\\+(\w|$)/', $token->text) === 1;
			if ($isLeftOver) {
				throw new \RuntimeException("$path:$token->line names a shared class where the copier cannot follow: $token->text");
			}
			$out .= $token->is(T_OPEN_TAG) && $out === '' ? rtrim($text) . "\n// Copied from shared/php; do not edit.\n" : $text;
		}
		return $out;
	}
}
