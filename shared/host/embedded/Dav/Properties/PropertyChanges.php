<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Properties;

use Host\Dav\Http\Body;
use Host\Dav\Tree\Tree;
use Sabre\DAV\PropPatch;
use Sabre\DAV\Server as Events;
use Sabre\DAV\Xml\Property\Complex;

/** Changes of properties: some nobody may change, some an entry knows, some a plugin takes on, the rest is kept as it is. */
final class PropertyChanges {
	private const PROTECTED = [
		'{DAV:}getcontentlength', '{DAV:}getlastmodified', '{DAV:}lockdiscovery', '{DAV:}supportedlock',
		'{DAV:}quota-available-bytes', '{DAV:}quota-used-bytes', '{DAV:}supported-privilege-set',
		'{DAV:}current-user-privilege-set', '{DAV:}acl', '{DAV:}acl-restrictions', '{DAV:}inherited-acl-set',
		'{DAV:}supported-method-set', '{DAV:}supported-report-set', '{DAV:}sync-token', '{http://owncloud.org/ns}id',
		'{http://owncloud.org/ns}fileid', '{http://owncloud.org/ns}permissions', '{http://owncloud.org/ns}size',
		'{http://owncloud.org/ns}downloadURL', '{http://owncloud.org/ns}owner-id', '{http://owncloud.org/ns}owner-display-name',
		'{http://owncloud.org/ns}checksums', '{http://owncloud.org/ns}data-fingerprint', '{http://nextcloud.org/ns}has-preview',
		'{http://nextcloud.org/ns}mount-type', '{http://nextcloud.org/ns}is-federated', '{http://nextcloud.org/ns}note',
		'{http://nextcloud.org/ns}share-attributes',
	];
	private const REFUSAL = 90;
	private const STORAGE = 300;
	/** @var array<string, \DOMElement|null> as the client wrote them; null removes */
	private array $elements = [];

	public function __construct(
		private readonly Events $events,
		private readonly Tree $tree,
		private readonly Stored $stored,
		private readonly string $user,
	) {
		$events->on('propPatch', self::refuseProtected(...), self::REFUSAL);
		$events->on('propPatch', $this->change(...));
		$events->on('propPatch', $this->keep(...), self::STORAGE);
	}

	/**
	 * All of the changes, or none of them.
	 *
	 * @param array<string, \DOMElement|null> $elements
	 * @return array<string, int> status by property
	 */
	public function make(string $path, array $elements): array {
		$this->elements = $elements;
		$patch = new PropPatch(array_map(self::value(...), $elements));
		$this->events->emit('propPatch', [$path, $patch]);
		$patch->commit();
		return $patch->getResult();
	}

	private static function value(?\DOMElement $element): string|Complex|null {
		if ($element === null) {
			return null;
		}
		return Body::children($element) === [] ? self::text($element) : new Complex(Stored::inner($element));
	}

	/** Plugins are told nothing of what is only white space between other things. */
	private static function text(\DOMElement $element): string {
		$text = '';
		foreach ($element->childNodes as $node) {
			if ($node instanceof \DOMText && ($node instanceof \DOMCdataSection || trim($node->data, " \t\r\n") !== '')) {
				$text .= $node->data;
			}
		}
		return $text;
	}

	private static function refuseProtected(string $path, PropPatch $patch): void {
		$protected = array_values(array_intersect(self::PROTECTED, array_keys($patch->getMutations())));
		if ($protected !== []) {
			$patch->setResultCode($protected, 403);
		}
	}

	private function change(string $path, PropPatch $patch): void {
		$entry = $this->tree->find($path);
		foreach ($patch->getRemainingMutations() as $name) {
			$setter = $entry->setter($name);
			if ($setter !== null) {
				$patch->handle($name, fn (): int => $setter($this->elements[$name] ?? null));
			}
		}
	}

	private function keep(string $path, PropPatch $patch): void {
		$patch->handleRemaining(function (array $values) use ($path): bool {
			foreach (array_keys($values) as $name) {
				$this->stored->set($this->user, $path, $name, $this->elements[$name] ?? null);
			}
			return true;
		});
	}
}
