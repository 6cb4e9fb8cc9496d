<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Listing;

use Host\TeamFolders\Folders as HostFolders;
use Host\TeamFolders\Rules;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Host\NodeFolders;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Listing\ListRequest;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Repository\Folder\FolderRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Listing\ChangeRepository;
use OCA\MetadataApp\Repository\Listing\ContainedTexts;
use OCA\MetadataApp\Repository\Listing\IndexedRows;
use OCA\MetadataApp\Repository\Listing\ListRepository;
use OCA\MetadataApp\Repository\Listing\SelectionSql;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\View\ColumnRepository;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Listing\Attention;
use OCA\MetadataApp\Service\Listing\DistinctValues;
use OCA\MetadataApp\Service\Listing\ListReader;
use OCA\MetadataApp\Service\Listing\Lists;
use OCA\MetadataApp\Service\Listing\RowList;
use OCA\MetadataApp\Service\Listing\Scopes;
use OCA\MetadataApp\Service\Listing\Sights;
use OCA\MetadataApp\Service\Permission\Permissions;
use OCA\MetadataApp\Service\Value\FileGate;
use OCA\MetadataApp\Service\Value\FileSave;
use OCA\MetadataApp\Service\Value\FileValues;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Service\View\Columns;
use OCA\MetadataApp\Shared\Exception\Refusal;
use OCA\MetadataApp\Tests\Unit\Fake\IndexedFiles;
use OCA\MetadataApp\Tests\Unit\Fake\SetClock;
use OCP\Constants;
use OCP\Files\Cache\IFileAccess;
use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\IL10N;
use OCP\IPreview;

/** Over the files of an embedded host, with rules. */
final class ListsTest extends IndexedFiles {
	private const NOW = 1_800_000_000;
	private const READ = Constants::PERMISSION_READ;
	private const TEST_SEED = 16;
	private const TREES = 15;
	private const NAMES = ['a', 'ab', 'A', 'a%', 'a_', 'ä', '7', 'files', 'b c'];

	public function testListsWhatTheRulesLeaveOfRandomTrees(): void {
		$random = new \Random\Randomizer(new \Random\Engine\Mt19937(self::TEST_SEED));
		$status = $this->assign();
		$hidden = 0;
		foreach (range(1, self::TREES) as $tree) {
			$top = $this->docs->newFolder("tree $tree");
			$nodes = $this->grow($top, $random);
			$this->get(HostFolders::class)->setRules($this->docsId, true);
			foreach ($nodes as $id) {
				$this->set($status, $id, "value $id");
				if ($random->getInt(0, 2) === 0) {
					$this->rule($id, self::READ, $random->getInt(0, 1));
				}
			}
			$this->start();
			$label = 'seed ' . self::TEST_SEED . ", tree $tree";
			$visible = array_values(array_filter(
				[...$nodes, $top->getId()],
				fn (int $id): bool => array_filter($this->home->getById($id), static fn (Node $node): bool => $node->isReadable()) !== [],
			));
			$hidden += count($nodes) + 1 - count($visible);
			[$ids, $total] = $this->lists()->sorted('anna', $this->docsId, new ListRequest(sortField: 'status'));
			self::assertEqualsCanonicalizing($visible, array_intersect($ids, [...$nodes, $top->getId()]), $label);
			self::assertCount($total, $ids, $label);
			$page = $this->rows()->find('anna', $this->docsId, new ListRequest(count: 500), 'status', '');
			self::assertEqualsCanonicalizing($ids, array_column($page['rows'], 'id'), $label);
			self::assertSame(count($ids), $page['total'], $label);
			$values = array_map(static fn (int $id): string => "value $id", array_intersect($ids, $this->valued()));
			[$distinct] = $this->distinct()->findAll('anna', $this->docsId, '');
			self::assertEqualsCanonicalizing($values, $distinct->status, $label);
			self::assertEqualsCanonicalizing($values, array_filter(array_column($page['groups'] ?? [], 'value'), is_string(...)), $label);
			[$scoped] = $this->distinct()->findAllOf('anna', $this->docsId, $nodes, '');
			self::assertEqualsCanonicalizing(
				array_map(static fn (int $id): string => "value $id", array_intersect($visible, $nodes)),
				$scoped->status,
				$label,
			);
			$directory = $this->lists()->directory('anna', $this->docsId, implode(',', $nodes), 'status', false);
			$shown = array_map(intval(...), array_keys((array)$directory));
			self::assertEqualsCanonicalizing(array_intersect($visible, $nodes), $shown, $label);
		}
		self::assertGreaterThan(self::TREES, $hidden, 'The rules hide too little to tell anything.');
	}

	public function testRowsSayWhereFilesAreAndWhatTheyHold(): void {
		$status = $this->assign();
		$sub = $this->docs->newFolder('sub');
		$file = $sub->newFolder('deep')->newFile('b.txt', '12345');
		$other = $this->docs->newFile('a.txt', '');
		$this->set($status, $file->getId(), 'Draft');
		$page = $this->rows()->find('anna', $this->docsId, new ListRequest(count: 500), '', '');
		self::assertSame(
			[['a.txt', '', true], ['b.txt', 'sub/deep', true], ['deep', 'sub', true], ['sub', '', true]],
			array_map(static fn (array $row): array => [$row['name'], $row['path'], $row['can_write']], $page['rows']),
		);
		self::assertSame([4, true], [$page['total'], $page['complete']]);
		self::assertEquals([
			'id' => $file->getId(), 'name' => 'b.txt', 'is_folder' => false, 'mime' => 'text/plain', 'size' => 5,
			'modified' => $file->getMTime(), 'etag' => $file->getEtag(), 'has_preview' => false, 'can_write' => true,
			'metadata' => (object)['status' => 'Draft'], 'parent' => $sub->get('deep')->getId(), 'path' => 'sub/deep',
		], $page['rows'][1]);
		$filters = json_encode(['status' => ['Draft']], JSON_THROW_ON_ERROR);
		$found = $this->rows()->find('anna', $this->docsId, new ListRequest($filters, count: 1), 'status', '');
		self::assertSame([1, [['value' => 'Draft', 'count' => 1]]], [$found['total'], $found['groups'] ?? []]);
		self::assertSame([$other->getId()], array_column(
			$this->rows()->find('anna', $this->docsId, new ListRequest(count: 1), '', '')['rows'],
			'id',
		));
	}

	public function testSumsAreDecimals(): void {
		$price = $this->assign('price', FieldType::Number);
		foreach (['0.1', '0.2', '1234567890.5'] as $place => $number) {
			$this->set($price, $this->docs->newFile("$place.txt", 'x')->getId(), $number);
		}
		$page = $this->rows()->find('anna', $this->docsId, new ListRequest(count: 1), '', 'price');
		self::assertEquals((object)['price' => '1234567890.8'], $page['sums'] ?? null);
		$small = json_encode(['price' => [['to' => 1]]], JSON_THROW_ON_ERROR);
		$page = $this->rows()->find('anna', $this->docsId, new ListRequest($small, count: 1), '', 'price');
		self::assertEquals((object)['price' => '0.3'], $page['sums'] ?? null);
	}

	public function testGroupsHaveSumsOfTheirOwn(): void {
		[$status, $price] = [$this->assign(), $this->assign('price', FieldType::Number)];
		foreach ([['10', '1.5'], ['10', '2'], ['Final', null], [null, '4']] as $place => [$text, $number]) {
			$file = $this->docs->newFile("$place.txt", 'x')->getId();
			foreach ([[$status, $text], [$price, $number]] as [$field, $value]) {
				if ($value !== null) {
					$this->set($field, $file, $value);
				}
			}
		}
		$page = $this->rows()->find('anna', $this->docsId, new ListRequest(count: 1), 'status', 'price');
		self::assertEquals([
			['value' => '10', 'count' => 2, 'sums' => (object)['price' => '3.5']],
			['value' => 'Final', 'count' => 1, 'sums' => (object)['price' => '0']],
			['value' => null, 'count' => 1, 'sums' => (object)['price' => '4']],
		], $page['groups'] ?? null);
		$large = json_encode(['price' => [['from' => 2]]], JSON_THROW_ON_ERROR);
		$page = $this->rows()->find('anna', $this->docsId, new ListRequest($large, count: 1), 'status', 'price');
		self::assertEquals([
			['value' => '10', 'count' => 1, 'sums' => (object)['price' => '2']],
			['value' => null, 'count' => 1, 'sums' => (object)['price' => '4']],
		], $page['groups'] ?? null);
	}

	public function testWrongFiltersAndFieldsAreNamedAndNothingIsListed(): void {
		$this->assign();
		$lists = $this->lists();
		foreach ([
			['[1', '', Reason::INVALID_FILTERS], ['"x"', '', Reason::INVALID_FILTERS], ['{"other": 1}', '', Reason::UNKNOWN_FIELD],
			['{"status": {"from": 1}}', '', Reason::INVALID_FILTERS], ['', 'other', Reason::UNKNOWN_FIELD],
			[str_repeat('[', 9) . str_repeat(']', 9), '', Reason::INVALID_FILTERS], ['null', '', Reason::INVALID_FILTERS],
		] as [$filters, $sort, $reason]) {
			try {
				$lists->sorted('anna', $this->docsId, new ListRequest($filters, $sort));
				self::fail("$filters $sort");
			} catch (Refusal $refusal) {
				self::assertSame([400, $reason], [$refusal->status(), $refusal->reason], "$filters $sort");
			}
		}
		self::assertSame([[], 0, true], $lists->sorted('anna', $this->docsId, new ListRequest('[]')));
		$this->expectException(Refusal::class);
		$lists->sorted('olga', $this->docsId, new ListRequest());
	}

	public function testValuesToFilterByAreChoicesOrWhatFilesHave(): void {
		$text = $this->assign('note');
		$tags = $this->made('tags', new FieldShape(FieldType::Multiselect, ['red', 'blue']), ['gone']);
		$this->made('done', new FieldShape(FieldType::Checkbox));
		[$one, $two] = [$this->docs->newFile('1', 'x')->getId(), $this->docs->newFile('2', 'x')->getId()];
		$this->set($text, $one, 'Straße');
		$this->set($text, $two, 'b');
		$this->set($tags, $two, 'red;#blue');
		[$all, $more] = $this->distinct()->findAll('anna', $this->docsId, '');
		self::assertEquals((object)['note' => ['b', 'Straße'], 'tags' => ['red', 'blue', 'gone'], 'done' => ['1', '0']], $all);
		self::assertSame([], $more);
		self::assertEquals((object)['note' => ['Straße']], $this->distinct()->findAll('anna', $this->docsId, 'note', 'STRASS')[0]);
		self::assertEquals((object)['note' => [], 'tags' => []], $this->distinct()->findAll('anna', $this->docsId, 'note,tags', "a\0")[0]);
		[$scoped] = $this->distinct()->findAllOf('anna', $this->docsId, "$two,$one", 'tags,note');
		self::assertEquals((object)['tags' => ['blue', 'red'], 'note' => ['b', 'Straße']], $scoped);
		self::assertEquals((object)['note' => ['Straße']], $this->distinct()->findAllOf('anna', $this->docsId, [$one], 'note')[0]);
		self::assertEquals((object)['note' => []], $this->distinct()->findAllOf('anna', $this->docsId, [], 'note')[0]);
	}

	public function testColumnsAreWhatADirectoryShowsUnlessFieldsAreNamed(): void {
		$note = $this->assign('note');
		$shown = $this->made('shown', new FieldShape(FieldType::Text), [], true);
		$id = $this->docs->newFile('1', 'x')->getId();
		$own = $this->home->newFile('own', 'x')->getId();
		$this->set($note, $id, 'n');
		$this->set($shown, $id, 's');
		$read = fn (?string $names, bool $bits = false): \stdClass =>
			$this->lists()->directory('anna', $this->docsId, "$id, $own,404", $names, $bits);
		self::assertEquals((object)["$id" => (object)['shown' => 's']], $read(null));
		self::assertEquals((object)["$id" => (object)['note' => 'n', '_permissions' => Constants::PERMISSION_ALL]], $read('note', true));
	}

	public function testNeedsAttentionWhatLacksARequiredValueOrHasAWithdrawnOption(): void {
		$required = $this->fields->create(
			new FieldDefinition('required', 'required', new FieldShape(FieldType::Text), isRequired: true),
			0,
		);
		$stage = $this->fields->create(new FieldDefinition('stage', 'stage', new FieldShape(FieldType::Select, ['New']), '', ['Old']), 0);
		$this->assignments->saveAll($this->docsId, [$required->id, $stage->id]);
		$ids = [];
		foreach ([['a', 'New'], ['a', 'Old'], [null, 'New'], ['a', null], [null, 'Old']] as $place => [$text, $option]) {
			$ids[] = $id = $this->docs->newFile("$place.txt", 'x')->getId();
			foreach ([[$required, $text], [$stage, $option]] as [$field, $value]) {
				if ($value !== null) {
					$this->set($field, $id, $value);
				}
			}
		}
		$wanting = fn (RequiredMode $mode, string $filters = ''): array => array_column($this->rows(self::NOW, $mode)->find(
			'anna',
			$this->docsId,
			new ListRequest($filters, count: 9),
			'',
			'',
			true,
		)['rows'], 'id');
		self::assertSame([$ids[1], $ids[2], $ids[4]], $wanting(RequiredMode::Warn));
		self::assertSame([$ids[1], $ids[4]], $wanting(RequiredMode::Off));
		self::assertSame([$ids[2]], $wanting(RequiredMode::Enforce, '{"stage": "New"}'));
		$this->assignments->saveAll($this->docsId, [$this->assign('other')->id]);
		self::assertSame([], $wanting(RequiredMode::Warn));
	}

	public function testChangesComeUntilTheyAreSettled(): void {
		$status = $this->assign();
		$id = $this->docs->newFile('1', 'x')->getId();
		$history = new HistoryRepository($this->connection);
		$change = static fn (int $at): Change => Change::ofFile($id, $status->id, 'anna', $at, Cause::Save, null, 'x');
		$history->saveAll([$change(self::NOW - 3_600)]);
		['cursor' => $cursor, 'definitions' => $mark] = $this->rows()->changes('anna', $this->docsId, null);
		$nothing = ['cursor' => $cursor, 'reset' => false, 'definitions' => $mark, 'files' => new \stdClass()];
		self::assertEquals($nothing, $this->rows()->changes('anna', $this->docsId, $cursor));
		$this->set($status, $id, 'x');
		$history->saveAll([$change(self::NOW - 1)]);
		$changes = ['cursor' => $cursor, 'reset' => false, 'definitions' => $mark, 'files' => (object)["$id" => (object)['status' => 'x']]];
		self::assertEquals($changes, $this->rows()->changes('anna', $this->docsId, $cursor));
		self::assertEquals(['cursor' => $cursor + 1] + $changes, $this->rows(self::NOW + 60)->changes('anna', $this->docsId, $cursor));
		self::assertEquals(['cursor' => $cursor + 1] + $nothing, $this->rows(self::NOW + 60)->changes('anna', $this->docsId, $cursor + 1));
		// A restore took history away.
		self::assertEquals(
			['cursor' => $cursor + 1, 'reset' => true] + $nothing,
			$this->rows(self::NOW + 60)->changes('anna', $this->docsId, $cursor + 2),
		);
	}

	public function testAfterARestoreTheListIsReadAgainOnce(): void {
		$status = $this->assign();
		$id = $this->docs->newFile('1', 'x')->getId();
		['cursor' => $before] = $this->rows()->changes('anna', $this->docsId, null);
		(new RunRepository($this->connection))->saveRestored($before + 1);
		// Somebody saved since then.
		$history = new HistoryRepository($this->connection);
		$this->connection->executeStatement("UPDATE sqlite_sequence SET seq = $before + 1 WHERE name = 'oc_metadataapp_history'");
		$history->saveAll([Change::ofFile($id, $status->id, 'anna', self::NOW, Cause::Save, null, 'x')]);
		$rows = $this->rows(self::NOW + 60);
		['cursor' => $cursor, 'reset' => $isReset] = $rows->changes('anna', $this->docsId, $before);
		self::assertTrue($isReset);
		self::assertGreaterThan($before, $cursor);
		self::assertFalse($rows->changes('anna', $this->docsId, $cursor)['reset']);
		self::assertFalse($this->rows()->changes('anna', $this->docsId, $before + 1)['reset']);
	}

	/** @return list<int> ids of what was made */
	private function grow(Folder $top, \Random\Randomizer $random): array {
		$folders = [$top];
		$ids = [];
		foreach (range(1, $random->getInt(5, 12)) as $number) {
			$folder = $folders[$random->getInt(0, count($folders) - 1)];
			$name = self::NAMES[$random->getInt(0, count(self::NAMES) - 1)];
			$name = $folder->nodeExists($name) ? "$name $number" : $name;
			$node = $random->getInt(0, 1) === 0 ? $folder->newFile($name, 'x') : $folder->newFolder($name);
			if ($node instanceof Folder) {
				$folders[] = $node;
			}
			$ids[] = $node->getId();
		}
		return $ids;
	}

	private function rule(int $fileId, int $mask, int $bits): void {
		$this->get(Rules::class)->save(new Rule(new UserMapping('user', 'anna'), $fileId, $mask, $bits));
	}

	/** @return list<int> ids of files with a value */
	private function valued(): array {
		$ids = $this->connection->executeQuery('SELECT DISTINCT file_id FROM *PREFIX*metadataapp_values')->fetchFirstColumn();
		return array_map(intval(...), array_values(array_filter($ids, is_numeric(...))));
	}

	private function set(Field $field, int $fileId, string $value): void {
		$change = ValueChange::to($fileId, $field->id, Codecs::of($field->definition->shape), $value);
		(new ValueRepository($this->connection))->saveAll([$change], self::NOW);
	}

	/** @param list<string> $withdrawn */
	private function made(string $name, FieldShape $shape, array $withdrawn = [], bool $isColumn = false): Field {
		$field = $this->fields->create(new FieldDefinition($name, $name, $shape, '', $withdrawn, isColumn: $isColumn), 0);
		$this->assignments->saveAll($this->docsId, [...$this->assignments->findAllOf([$this->docsId])[$this->docsId] ?? [], $field->id]);
		return $field;
	}

	private function lists(): Lists {
		$values = new ValueRepository($this->connection);
		return new Lists($this->folders(), $this->scopes(), $this->reader(), $this->repository(), $this->gate(), $values, $this->columns());
	}

	private function columns(): Columns {
		return new Columns(
			self::createStub(ColumnRepository::class),
			$this->fields,
			$this->folders(),
			self::createStub(Permissions::class),
			self::createStub(ProblemSentences::class),
		);
	}

	private function distinct(): DistinctValues {
		return new DistinctValues($this->scopes(), $this->reader(), $this->repository());
	}

	private function rows(int $now = self::NOW, RequiredMode $mode = RequiredMode::Warn): RowList {
		$folders = self::createStub(FolderRepository::class);
		$folders->method('findAllRequired')->willReturn([$this->docsId => $mode]);
		$values = new ValueRepository($this->connection);
		return new RowList(
			$this->scopes(),
			$this->reader(),
			new Attention($folders),
			$this->repository(),
			new IndexedRows($this->get(IFileAccess::class), $this->get(IPreview::class)),
			new ChangeRepository($this->connection, $this->sql()),
			new FileValues($this->gate(), $this->fields, $this->assignments, $values, self::createStub(FileSave::class)),
			new RunRepository($this->connection),
			new SetClock($now),
		);
	}

	private function scopes(): Scopes {
		return new Scopes($this->folders(), $this->teamFolders(), $this->index, new Sights($this->places));
	}

	private function folders(): Folders {
		return new Folders($this->teamFolders(), self::createStub(FolderRepository::class), self::createStub(Permissions::class));
	}

	private function reader(): ListReader {
		$words = self::createStub(IL10N::class);
		$words->method('t')->willReturnArgument(0);
		return new ListReader($this->fields, new ProblemSentences($words), new SetClock(self::NOW));
	}

	private function gate(): FileGate {
		$root = $this->get(IRootFolder::class);
		return new FileGate(new TeamFolderFiles($root, $this->get(IFileAccess::class), $this->teamFolders(), new NodeFolders()));
	}

	private function repository(): ListRepository {
		return new ListRepository($this->connection, $this->sql());
	}

	private function sql(): SelectionSql {
		return new SelectionSql(new ContainedTexts($this->connection));
	}
}
