<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Dav;

use OCA\MetadataApp\Dav\ValuePlugin;
use OCA\MetadataApp\Dav\ValueServices;
use OCA\MetadataApp\Event\ValuesChanged;
use OCA\MetadataApp\Host\DavFiles;
use OCA\MetadataApp\Model\File\FileInFolder;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\Value\ShownValues;
use OCA\MetadataApp\Service\Value\PropertyValues;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;
use Sabre\DAV\ICollection;
use Sabre\DAV\INode;
use Sabre\DAV\PropFind;
use Sabre\DAV\PropPatch;
use Sabre\DAV\Server;
use Sabre\DAV\Tree;
use Sabre\DAV\Xml\Property\Complex;

final class ValuePluginTest extends ServicesTestCase {
	private const OURS = '{urn:metadataapp:fields}';
	private const ALL = self::OURS . 'all-values';
	private const NOTE = '{urn:example}note';
	private Server $server;
	private ?string $account = 'will';
	/** @var array<int, INode> by file id */
	private array $nodes = [];
	/** @var list<list<int>> ids of files whose values were looked up at once */
	private array $lookUps = [];
	/** @var array<string, mixed> what the host keeps of properties */
	private array $store = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->assigned(self::DOCS, [
			'stage' => ['type' => 'select', 'field_options' => ['Draft', 'Final']],
			'tags' => ['type' => 'multiselect', 'field_options' => ['A', 'B']],
			'note' => ['type' => 'textarea'], 'xml_id' => [], 'must' => ['is_required' => true],
		]);
		foreach ([5, 7, 8, 9, 11] as $id) {
			$this->nodes[$id] = self::createStub($id === 5 ? ICollection::class : INode::class);
		}
		$this->server = new Server();
		$tree = self::createStub(Tree::class);
		$tree->method('getNodeForPath')->willReturnCallback(fn (string $path): INode => $this->nodes[(int)$path] ?? self::fail('No node'));
		$this->server->tree = $tree;
		$this->server->on('propFind', $this->readStore(...), 130);
		$this->server->on('propPatch', fn (string $path, PropPatch $patch) => $patch->handleRemaining(function (array $values): bool {
			$this->store = $values + $this->store;
			return true;
		}), 300);
		$this->server->addPlugin(new ValuePlugin($this->services(), fn (): ?string => $this->account));
	}

	/** As Nextcloud does: only when something has no answer yet, but then with all that there is. */
	private function readStore(PropFind $find): void {
		foreach ($find->get404Properties() === [] ? [] : $this->store as $name => $value) {
			$find->set($name, $value);
		}
	}

	private function services(): ValueServices {
		$files = self::createStub(DavFiles::class);
		$files->method('findOrNull')->willReturnCallback($this->fileOrNull(...));
		$files->method('findAll')->willReturnCallback($this->allFiles(...));
		$files->method('findAllIn')->willReturnCallback(fn (): array => $this->allFiles($this->nodes));
		$shown = self::createStub(ShownValues::class);
		$shown->method('findAll')->willReturnCallback(function (array $asked, ?array $names): array {
			/** @var list<FileInFolder> $asked */
			$this->lookUps[] = array_column($asked, 'fileId');
			/** @var ?list<string> $names */
			return (new ShownValues($this->connection))->findAll($asked, $names);
		});
		$services = self::createStub(ValueServices::class);
		$services->method('files')->willReturn($files);
		$services->method('values')->willReturn(new PropertyValues($shown, $this->gate(), $this->fileSave()));
		return $services;
	}

	/** 7 and 8 are in Docs, 9 is in Archive, others are in no team folder. */
	private function fileOrNull(INode $node): ?FileInFolder {
		$id = array_search($node, $this->nodes, true);
		$folder = $this->places[(int)$id] ?? null;
		return $folder === null ? null : new FileInFolder((int)$id, $folder, self::READ);
	}

	/**
	 * @param iterable<INode> $nodes
	 * @return list<FileInFolder>
	 */
	private function allFiles(iterable $nodes): array {
		$files = [];
		foreach ($nodes as $node) {
			$file = $this->fileOrNull($node);
			if ($file !== null) {
				$files[] = $file;
			}
		}
		return $files;
	}

	/**
	 * @param array<string, mixed> $values by name of the property; without our namespace where they have none
	 * @return array<string, int> statuses, without our namespace
	 */
	private function patch(int $file, array $values): array {
		$named = static fn (string $name): string => str_starts_with($name, '{') ? $name : self::OURS . $name;
		$patch = new PropPatch(array_combine(array_map($named, array_keys($values)), array_values($values)));
		$this->server->emit('propPatch', [(string)$file, $patch]);
		$patch->commit();
		$statuses = [];
		foreach ($patch->getResult() as $name => $status) {
			$statuses[str_replace(self::OURS, '', $name)] = $status;
		}
		ksort($statuses);
		return $statuses;
	}

	/**
	 * @param list<string> $properties
	 * @param PropFind::NORMAL|PropFind::ALLPROPS $type
	 * @return array<int, array<string, mixed>> values by status and property
	 * @phpstan-impure
	 */
	private function find(int $file, array $properties, int $depth = 0, int $type = PropFind::NORMAL): array {
		$find = new PropFind((string)$file, $properties, $depth, $type);
		$this->server->emit('propFind', [$find, $this->nodes[$file] ?? self::fail('No node')]);
		return array_filter($find->getResultForMultiStatus(), static fn (array $values): bool => $values !== []);
	}

	/** @param list<string> $properties */
	private function preload(array $properties): void {
		$this->server->emit('preloadCollection', [new PropFind('5', $properties, 1), $this->nodes[5] ?? self::fail('No node')]);
	}

	public function testValuesAreReadAsTheyWereSet(): void {
		$sent = ['stage' => 'Final', 'tags' => 'B;#A', 'note' => " two\r\nlines <&> 😀", '_xml_id' => 'time'];
		self::assertSame(['_xml_id' => 200, 'note' => 200, 'stage' => 200, 'tags' => 200], $this->patch(7, $sent));
		$read = [self::OURS . 'stage' => 'Final', self::OURS . 'tags' => 'A;#B', self::OURS . 'note' => $sent['note']];
		self::assertSame([200 => $read], $this->find(7, array_keys($read)));
		self::assertSame([200 => [self::OURS . '_xml_id' => 'time']], $this->find(7, [self::OURS . '_xml_id']), 'A value is never called');
		$json = '{"stage":"Final","tags":"A;#B","note":" two\r\nlines <&> 😀","xml_id":"time"}';
		self::assertSame([200 => [self::ALL => $json]], $this->find(7, [self::ALL]));
		self::assertSame([200 => [self::ALL => '{}']], $this->find(8, [self::ALL]));
		self::assertSame(['stage' => 204, 'tags' => 200], $this->patch(7, ['stage' => null, 'tags' => '']));
		self::assertSame([404 => [self::OURS . 'stage' => null]], $this->find(7, [self::OURS . 'stage']));
		$changes = [];
		foreach ($this->events as $event) {
			self::assertInstanceOf(ValuesChanged::class, $event);
			$changes[] = [$event->fileId, implode(' ', $event->fieldNames), $event->userId];
		}
		self::assertSame([[7, 'stage tags note xml_id', 'will'], [7, 'stage tags', 'will']], $changes);
		$first = $this->changes()[0] ?? null;
		self::assertIsString($first);
		self::assertStringEndsWith('none to Final by will, webdav', $first);
	}

	public function testNobodyIsToldWhoDoesNotName(): void {
		$this->patch(7, ['stage' => 'Final']);
		$named = array_keys($this->find(7, [], 0, PropFind::ALLPROPS)[200] ?? []);
		self::assertSame([], array_filter($named, static fn (string $name): bool => str_starts_with($name, self::OURS)));
		self::assertSame([404 => ['{DAV:}displayname' => null]], $this->find(7, ['{DAV:}displayname'], 1));
		self::assertSame([], $this->lookUps);
	}

	public function testWhatHasNoValuesHasNoProperties(): void {
		$properties = [self::OURS . 'stage', self::OURS . 'unknown', self::OURS . 'Stage', self::OURS . 'xml_id', self::ALL];
		$missing = array_fill_keys($properties, null);
		self::assertSame([404 => $missing], $this->find(11, $properties));
		$this->account = null;
		self::assertSame([404 => $missing], $this->find(7, $properties), 'Nobody is logged in');
		$this->preload($properties);
		self::assertSame([], $this->lookUps);
	}

	public function testTheStoreIsNeitherReadNorFilled(): void {
		$this->store = [self::OURS . 'stage' => 'from before', self::OURS . 'unknown' => 'x', self::NOTE => 'kept'];
		$properties = [self::OURS . 'stage', self::OURS . 'unknown', self::NOTE];
		$missing = [self::OURS . 'stage' => null, self::OURS . 'unknown' => null];
		foreach ([7, 11] as $file) {
			self::assertSame([200 => [self::NOTE => 'kept'], 404 => $missing], $this->find($file, $properties));
		}
		$this->patch(7, ['note' => 'ours', 'stage' => 'Final']);
		$this->store[self::OURS . 'note'] = 'from before';
		$found = $this->find(7, [self::OURS . 'note', self::OURS . 'stage', '{DAV:}displayname']);
		self::assertSame([self::OURS . 'note' => 'ours', self::OURS . 'stage' => 'Final'], $found[200] ?? []);
		self::assertSame([200 => [self::NOTE => 'kept']], $this->find(7, [], 0, PropFind::ALLPROPS));
		$this->patch(7, ['note' => null, 'stage' => null]);
		[$before, $changes] = [$this->store, $this->changes()];
		foreach (['unknown', 'Stage', 'xml_id', 'all-values', ''] as $name) {
			$statuses = $this->patch(7, ['stage' => 'Final', $name => 'x', self::NOTE => 'y']);
			self::assertEquals([$name => 403, self::NOTE => 424, 'stage' => 424], $statuses);
		}
		foreach ([9, 11] as $file) {
			self::assertSame(['stage' => 403, self::NOTE => 424], $this->patch($file, [self::NOTE => 'y', 'stage' => 'Final']));
		}
		self::assertSame([$before, $changes], [$this->store, $this->changes()]);
	}

	public function testAFolderIsReadAtOnce(): void {
		$this->patch(7, ['stage' => 'Final', 'note' => 'x']);
		$properties = [self::OURS . 'stage', '{DAV:}displayname'];
		$this->preload($properties);
		self::assertSame([[7, 8, 9]], $this->lookUps);
		foreach ([5, 7, 8, 9, 11] as $file) {
			$stage = $this->find($file, $properties)[200][self::OURS . 'stage'] ?? null;
			self::assertSame($file === 7 ? 'Final' : null, $stage);
		}
		self::assertCount(1, $this->lookUps);
		$this->find(7, $properties);
		self::assertSame([[7, 8, 9], [7]], $this->lookUps, 'What was answered is forgotten');
		$this->server->emit('preloadProperties', [[$this->nodes[8], $this->nodes[11]], $properties]);
		$this->find(8, $properties);
		self::assertSame([[7, 8, 9], [7], [8]], $this->lookUps);
	}

	public function testAllOfARequestIsDoneOrNothing(): void {
		self::assertSame(
			['note' => 424, 'stage' => 409, 'tags' => 409, self::NOTE => 424],
			$this->patch(7, ['stage' => 'Other', 'tags' => 'A;#Z', 'note' => 'fine', self::NOTE => 'y']),
		);
		self::assertSame(['note' => 409, 'stage' => 424], $this->patch(7, ['note' => new Complex('<b/>'), 'stage' => 'Final']));
		self::assertSame([[], []], [$this->store, $this->changes()]);
		$late = static fn (): int => 507;
		$this->server->on('propPatch', static fn (string $path, PropPatch $patch) => $patch->handle('{DAV:}late', $late));
		self::assertSame(['stage' => 424, '{DAV:}late' => 507], $this->patch(7, ['stage' => 'Final', '{DAV:}late' => 'x']));
		self::assertSame([], $this->changes());
	}

	public function testRightsRequiredValuesAndLocksCount(): void {
		$this->account = 'rita';
		self::assertSame(['stage' => 403], $this->patch(7, ['stage' => 'Final']));
		$this->account = null;
		self::assertSame(['stage' => 403], $this->patch(7, ['stage' => 'Final']));
		$this->account = 'will';
		$this->settings->saveRequired(self::DOCS, RequiredMode::Enforce);
		self::assertSame(['must' => 200], $this->patch(7, ['must' => 'x']));
		self::assertSame(['must' => 409, 'note' => 424], $this->patch(7, ['must' => null, 'note' => 'x']));
		$this->members['olga'] = [self::DOCS => self::WRITE];
		$this->lockService()->lock('olga', self::DOCS, 7, 'stage');
		self::assertSame(['note' => 424, 'stage' => 423], $this->patch(7, ['note' => 'x', 'stage' => 'Final']));
		self::assertSame(['note' => 200], $this->patch(7, ['note' => 'x']));
		self::assertCount(2, $this->changes());
	}

	public function testAFieldThatIsChangingKeepsItsValues(): void {
		$id = array_search('stage', array_column($this->database->rows('SELECT * FROM oc_metadataapp_fields'), 'field_name', 'id'), true);
		$this->fields->saveConverting((int)$id, true);
		self::assertSame(['note' => 424, 'stage' => 423], $this->patch(7, ['note' => 'x', 'stage' => 'Final']));
		self::assertSame(['note' => 200], $this->patch(7, ['note' => 'x']));
		self::assertCount(1, $this->changes());
	}

	public function testNothingOfARequestIsDoneDuringARestore(): void {
		$gate = new Gate($this->connection);
		$gate->saveClosed();
		self::assertSame(['note' => 423, self::NOTE => 424], $this->patch(7, ['note' => 'x', self::NOTE => 'y']));
		self::assertSame([[], []], [$this->changes(), $this->store]);
		$gate->saveOpen();
		self::assertSame(['note' => 200], $this->patch(7, ['note' => 'x']));
	}

	public function testWhatIsRefusedOnlyWhileSavingIsNotDone(): void {
		$patch = new PropPatch([self::OURS . 'stage' => 'Final', self::OURS . 'note' => 'x']);
		$this->server->emit('propPatch', ['7', $patch]);
		$this->members['olga'] = [self::DOCS => self::WRITE];
		$this->lockService()->lock('olga', self::DOCS, 7, 'stage');
		self::assertFalse($patch->commit());
		self::assertSame([self::OURS . 'stage' => 423, self::OURS . 'note' => 424], $patch->getResult());
		self::assertSame([], $this->changes());
	}
}
