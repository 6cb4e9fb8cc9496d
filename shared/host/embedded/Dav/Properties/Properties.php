<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Properties;

use Host\AppFramework\Log\Undeclared;
use Host\Dav\Http\Markup;
use Host\Dav\Http\Multistatus;
use Host\Dav\Plugins\Nodes;
use Host\Dav\Tree\Entry;
use Sabre\DAV\ICollection;
use Sabre\DAV\INode;
use Sabre\DAV\PropFind;
use Sabre\DAV\Server as Events;
use Sabre\DAV\Xml\Property\Complex;

/** Values of properties: what an entry knows itself, what every entry has, what people have stored. */
final class Properties {
	private const METHODS = ['OPTIONS', 'GET', 'HEAD', 'DELETE', 'PROPFIND', 'PUT', 'PROPPATCH', 'COPY', 'MOVE', 'REPORT'];

	private const PRELOAD = 1;
	private const STORAGE = 130;

	/** @param bool $hasPrincipals false in the old tree, which has nothing but files */
	public function __construct(
		private readonly Events $events,
		private readonly Nodes $nodes,
		private readonly Stored $stored,
		private readonly string $base,
		private readonly string $user,
		private readonly bool $hasPrincipals,
	) {
		$events->on('propFind', $this->preload(...), self::PRELOAD);
		$events->on('propFind', $this->own(...));
		$events->on('propFind', $this->stored(...), self::STORAGE);
	}

	/** What this server can do, in the words of the DAV header. */
	public function features(string $path): string {
		$features = ['1', '3', 'extended-mkcol', ...($this->hasPrincipals ? ['access-control'] : [])];
		array_push($features, ...(Multistatus::isOfCalendars($path) ? ['calendar-access'] : []));
		foreach ($this->events->getPlugins() as $plugin) {
			array_push($features, ...$plugin->getFeatures());
		}
		return implode(', ', $features);
	}

	/**
	 * @param list<string>|null $wanted null: those that every client wants
	 * @return array<int, array<string, string|Markup|null>>|null by status; null: a plugin hides the entry
	 */
	public function values(string $path, Entry $entry, ?array $wanted, int $depth): ?array {
		$find = new PropFind($path, $wanted ?? [], $depth, $wanted === null ? PropFind::ALLPROPS : PropFind::NORMAL);
		if (!$this->events->emit('propFind', [$find, $this->nodes->of($entry)])) {
			return null;
		}
		return array_map(static fn (array $values): array => array_map(self::written(...), $values), $find->getResultForMultiStatus());
	}

	/** Lets plugins look up at once what they are about to be asked for each entry of a collection. */
	private function preload(PropFind $find, INode $node): bool {
		return $find->getDepth() === 0 || !$node instanceof ICollection || $this->events->emit('preloadCollection', [$find, $node]);
	}

	private function own(PropFind $find, INode $node): void {
		$entry = $this->nodes->entry($node);
		foreach ($find->get404Properties() as $name) {
			$find->handle($name, fn (): string|Markup|null => $entry->property($name) ?? $this->common($name, $entry));
		}
	}

	private function stored(PropFind $find): void {
		foreach (array_filter($find->get404Properties(), Stored::isReadable(...)) as $name) {
			$find->handle($name, fn (): string|Markup|null => $this->stored->of($this->user, $find->getPath())[$name] ?? null);
		}
	}

	private static function written(mixed $value): string|Markup|null {
		return match (true) {
			$value === null, is_string($value), $value instanceof Markup => $value,
			is_scalar($value) => (string)$value,
			$value instanceof Complex => new Markup($value->getXml()),
			default => throw new \LogicException(Undeclared::sentence('A WebDAV property of the type ' . get_debug_type($value))),
		};
	}

	private function common(string $name, Entry $entry): ?Markup {
		return match (true) {
			$name === '{DAV:}supported-report-set' => new Markup(''),
			$name === '{DAV:}supported-method-set' => new Markup(
				implode('', array_map(static fn (string $method): string => "<d:supported-method name=\"$method\"/>", self::METHODS)),
			),
			// files have neither owners nor principals in this sense
			$name === '{DAV:}current-user-principal' && $this->hasPrincipals && $entry->fileId() === '' => Markup::hrefs(
				$this->base,
				"principals/users/{$this->user}/",
			),
			default => null,
		};
	}
}
