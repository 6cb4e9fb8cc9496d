<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Dav;

use OCA\DAV\Connector\Sabre\Node;
use OCA\HostProbe\Service\SeenDavEvents;
use Sabre\DAV\Exception;
use Sabre\DAV\Exception\BadRequest;
use Sabre\DAV\Exception\Conflict;
use Sabre\DAV\Exception\Forbidden;
use Sabre\DAV\Exception\InsufficientStorage;
use Sabre\DAV\Exception\Locked;
use Sabre\DAV\Exception\NotFound;
use Sabre\DAV\ICollection;
use Sabre\DAV\IFile;
use Sabre\DAV\INode;
use Sabre\DAV\PropFind;
use Sabre\DAV\PropPatch;
use Sabre\DAV\Server;
use Sabre\DAV\ServerPlugin;
use Sabre\HTTP\RequestInterface;
use Sabre\HTTP\ResponseInterface;

/** Writes down what it hears, and does what a request's X-Probe headers say. */
final class ProbePlugin extends ServerPlugin {
	private const OWN = '{urn:hostprobe}';
	private const EVENTS = [
		'beforeBind', 'beforeUnbind', 'beforeMove', 'beforeCopy', 'afterBind', 'afterUnbind', 'afterMove', 'afterCopy',
		'afterCreateFile', 'afterWriteContent', 'afterCreateCollection',
	];
	/** Not at 100, where listeners of one event have no certain order. */
	private const EARLY = 95;
	private const LATE = 150;
	private ?Server $server = null;

	public function __construct(
		private readonly SeenDavEvents $events,
	) {
	}

	#[\Override]
	public function initialize(Server $server): void {
		$this->server = $server;
		foreach (self::EVENTS as $event) {
			$server->on($event, fn (mixed ...$arguments): bool => $this->hear($event, ...$arguments), self::EARLY);
		}
		foreach (['beforeMethod', 'method', 'afterMethod'] as $stage) {
			$server->on("$stage:*", function (RequestInterface $request, ResponseInterface $response) use ($stage): bool {
				return $this->hear($stage, $request) && $this->mayGoOn($stage, $request, $response);
			}, self::EARLY);
		}
		$server->on('beforeCreateFile', $this->beforeCreateFile(...), self::EARLY);
		$server->on('beforeWriteContent', $this->beforeWriteContent(...), self::EARLY);
		$server->on('preloadCollection', $this->preload(...), self::EARLY);
		$server->on('propFind', $this->propFind(...), self::EARLY);
		$server->on('propFind', $this->propFindLate(...), self::LATE);
		$server->on('propPatch', $this->propPatch(...), self::EARLY);
	}

	#[\Override]
	public function getFeatures(): array {
		return ['hostprobe'];
	}

	#[\Override]
	public function getPluginName(): string {
		return 'hostprobe';
	}

	private function hear(string $event, mixed ...$arguments): bool {
		$this->events->add(['event' => $event, 'arguments' => array_map(Seen::of(...), $arguments)]);
		[$refused, $kind] = explode(' ', $this->asked('Refuse') . ' ');
		if ($refused === $event) {
			throw self::refusal($kind);
		}
		return $this->asked('Stop') !== $event;
	}

	/** Answers in place of the host where the request asks for it, and marks every other answer. */
	private function mayGoOn(string $stage, RequestInterface $request, ResponseInterface $response): bool {
		if ($stage === 'method' && $this->asked('Answer') !== '') {
			$response->setStatus(203);
			$response->setHeader('X-Probed', 'instead');
			$response->setBody("{$this->asked('Answer')}: {$request->getBodyAsString()}");
			return false;
		}
		if ($stage === 'afterMethod' && $this->asked('Mark') !== '') {
			$response->setHeader('X-Probed', "{$response->getStatus()} {$response->getHeader('content-type')}");
		}
		if ($stage === 'afterMethod' && $this->asked('Mark') === 'body') {
			$response->setBody($response->getBodyAsString() . '<!-- probed -->');
		}
		return true;
	}

	private function beforeCreateFile(string $path, mixed &$data, ICollection $parent, bool &$isChanged): bool {
		$this->write($data, $isChanged);
		return $this->hear('beforeCreateFile', $path, $data, $parent, $isChanged);
	}

	private function beforeWriteContent(string $path, IFile $node, mixed &$data, bool &$isChanged): bool {
		$this->write($data, $isChanged);
		$old = $node->get();
		return $this->hear('beforeWriteContent', $path, $node, $data, $isChanged, is_resource($old) ? stream_get_contents($old) : $old);
	}

	/** Other bytes, as many as before or more; what has come is a stream, what is written may be a text. */
	private function write(mixed &$data, bool &$isChanged): void {
		if ($this->asked('Write') !== '' && is_resource($data)) {
			$data = strrev((string)stream_get_contents($data)) . ($this->asked('Write') === 'more' ? ' and more' : '');
			$isChanged = true;
		}
	}

	private function preload(PropFind $find, ICollection $collection): bool {
		$names = $this->asked('List') === '' ? [] : Seen::names($collection->getChildren());
		return $this->hear('preloadCollection', $find, $collection, $names);
	}

	private function propFind(PropFind $find, INode $node): bool {
		$find->handle(self::OWN . 'size', 42);
		$find->handle(self::OWN . 'kind', static fn (): string => $node instanceof ICollection ? 'folder <&>' : 'file <&>');
		$find->handle(self::OWN . 'nothing', static fn (): null => null);
		$find->handle('{DAV:}getcontenttype', $this->asked('Type') === '' ? null : $this->asked('Type'));
		$find->set(self::OWN . 'refused', null, 403);
		if ($node instanceof Node) {
			$find->handle(self::OWN . 'id', static fn (): string => $node->getId() === null ? 'none' : 'known');
		}
		return $this->hear('propFind', $find, $node) && $this->asked('Hide') !== $node->getName();
	}

	private function propFindLate(PropFind $find, INode $node): void {
		$known = [$find->get('{DAV:}displayname'), $find->getStatus('{DAV:}displayname'), $this->countChildren($node)];
		$find->set(self::OWN . 'title', json_encode($known, JSON_THROW_ON_ERROR));
	}

	/** Of the node that the request is about, found by its path. */
	private function countChildren(INode $node): int {
		$server = $this->server ?? throw new \LogicException('Not added');
		$path = $server->httpRequest->getPath();
		$found = $server->tree->nodeExists($path) ? $server->tree->getNodeForPath($path) : $node;
		$children = $found instanceof ICollection ? $found->getChildren() : [];
		return is_array($children) ? count($children) : iterator_count((static fn (): \Generator => yield from $children)());
	}

	private function propPatch(string $path, PropPatch $patch): void {
		$patch->handle(self::OWN . 'kept', fn (mixed $value): bool => $this->hear('changes', $value));
		$patch->handle(self::OWN . 'refused', static fn (): bool => false);
		$patch->handle(self::OWN . 'late', static fn (): int => 507);
		$patch->handle([self::OWN . 'one', self::OWN . 'two'], function (array $values): array {
			$this->hear('changes', $values);
			return array_fill_keys(array_keys($values), 200);
		});
		if (array_key_exists(self::OWN . 'conflict', $patch->getMutations())) {
			$patch->setResultCode(self::OWN . 'conflict', 409);
		}
		$this->hear('propPatch', $path, $patch);
	}

	/** The request's own wish, by a header. */
	private function asked(string $what): string {
		$header = $this->server?->httpRequest->getHeader("X-Probe-$what");
		return is_string($header) ? $header : '';
	}

	private static function refusal(string $kind): Exception {
		return match ($kind) {
			'BadRequest' => new BadRequest('by the probe'),
			'Conflict' => new Conflict('by the probe'),
			'InsufficientStorage' => new InsufficientStorage('by the probe'),
			'Locked' => new Locked(),
			'NotFound' => new NotFound('by <the> probe'),
			default => new Forbidden('by the probe'),
		};
	}
}
