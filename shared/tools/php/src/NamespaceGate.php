<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools;

use PhpParser\NodeTraverser;
use PhpParser\ParserFactory;

/** Every declaration of an app stands in its own namespace: all apps and the host share one PHP process. */
final class NamespaceGate {
	/** @param string $namespace such as `OCA\NotesApp` */
	public function __construct(private readonly string $namespace) {
	}

	/** @return list<string> what stands outside, as "path:line kind name" */
	public function outside(string $folder): array {
		$found = [];
		$parser = (new ParserFactory())->createForHostVersion();
		foreach (Files::php($folder) as $path) {
			$visitor = new NamespaceGateVisitor($this->namespace);
			(new NodeTraverser($visitor))->traverse($parser->parse(Files::read("$folder/$path")) ?? []);
			foreach ($visitor->outside as $declaration) {
				$found[] = "$path:$declaration";
			}
		}
		return $found;
	}
}
