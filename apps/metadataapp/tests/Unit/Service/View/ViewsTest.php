<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\View;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Repository\Field\FieldUsageRepository;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

/** @phpstan-import-type ViewInput from Schemas */
final class ViewsTest extends ServicesTestCase {
	/** @var array<string, int> */
	private array $ids;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->ids = $this->assigned(self::DOCS, [
			'status' => ['type' => 'select', 'field_options' => ['Draft', 'Final', 'Smith, John'], 'filterable' => true],
			'amount' => ['type' => 'number'],
			'due' => ['type' => 'date', 'field_options' => ['includeTime' => false]],
			'owner' => ['type' => 'user'],
			'gf_department' => ['applies_to_groupfolder' => 1],
		]);
	}

	public function testKeepsWhatIsNamedByNameOrIdAndAnswersBoth(): void {
		['status' => $status, 'amount' => $amount] = $this->ids;
		$view = $this->create([
			'name' => '  Late ones ', 'is_default' => 'true', 'sort_field' => (string)$amount, 'sort_order' => 'desc',
			'columns' => [
				['field_id' => (string)$amount, 'column_order' => 5, 'visible' => 0],
				['field_name' => 'status', 'column_order' => 2],
				['field_id' => $this->ids['due'], 'field_name' => 'as it was called', 'filterable' => true],
			],
			'filters' => (object)[
				(string)$status => 'Draft,Final', 'amount' => [5, (object)['from' => '10']], 'due' => [], 'owner' => null,
			],
		]);
		self::assertSame(['Late ones', true, 'amount', 'DESC', self::DOCS, 0], [
			$view['name'], $view['is_default'], $view['sort_field'], $view['sort_order'], $view['gf_id'], $view['position'],
		]);
		self::assertEquals((object)['status' => ['Draft', 'Final'], 'amount' => ['5', (object)['from' => '10']]], $view['filters']);
		self::assertSame(
			[['status', true, true, 2], ['due', true, true, 2], ['amount', false, false, 5]],
			self::columns($view),
		);
		self::assertEquals(['views' => [$view], 'can_manage' => false], $this->viewService()->findAll('rita', self::DOCS));
		self::assertTrue($this->viewService()->findAll('mia', self::DOCS)['can_manage']);
	}

	public function testAnOptionWithACommaIsOneValue(): void {
		self::assertEquals((object)['status' => ['Smith, John']], $this->filtered(['status' => 'Smith, John']));
		self::assertEquals((object)['status' => ['Draft,Final']], $this->filtered(['status' => ['Draft,Final']]));
		self::assertEquals((object)[], $this->filtered(null));
		self::assertEquals((object)[], $this->filtered([]));
	}

	public function testNamesEveryFaultAndKeepsNothing(): void {
		$create = fn (): array => $this->create([
			'name' => ' ',
			'columns' => [['field_name' => 'nothing'], ['field_id' => $this->ids['gf_department']], ['visible' => true]],
			'filters' => (object)[
				'other' => ['x'], 'amount' => ['five'], 'due' => [(object)['contains' => 'x']], 'status' => ['Draft'],
			],
			'sort_field' => 'size',
		]);
		self::assertSame([400, Reason::INVALID_INPUT], self::refused($create));
		self::assertSame([
			'/name' => 'Fill this in.',
			'/columns/0/field_name' => 'There is no field “nothing” here.',
			'/columns/1/field_id' => "There is no field “{$this->ids['gf_department']}” here.",
			'/columns/2/field_name' => 'Fill this in.',
			'/filters/other' => 'There is no field “other” here.',
			'/filters/amount' => 'Enter a number, such as 12.5.',
			'/filters/due' => 'This field cannot be filtered in this way.',
			'/sort_field' => 'There is no field “size” here.',
		], self::faults($create));
		self::assertSame([400, Reason::INVALID_FILTER], self::refused(fn () => $this->filtered('status=Draft')));
		self::assertSame([400, Reason::INVALID_FILTER], self::refused(fn () => $this->filtered(['Draft'])));
		self::assertSame([], $this->viewService()->findAllOf(self::DOCS));
	}

	public function testFiltersByTwentyFieldsAtMost(): void {
		$names = array_map(static fn (int $number): string => "field_$number", range(1, Limits::FILTERS_PER_VIEW + 1));
		$this->assigned(self::DOCS, array_fill_keys($names, []));
		$filters = array_fill_keys($names, ['x']);
		self::assertSame([400, Reason::TOO_MANY_FILTERS], self::refused(fn () => $this->filtered($filters)));
		self::assertCount(Limits::FILTERS_PER_VIEW, (array)$this->filtered(array_slice($filters, 1)));
	}

	public function testATeamFolderHasAHundredViewsAtMost(): void {
		for ($count = 0; $count < Limits::VIEWS_PER_FOLDER; $count++) {
			$this->create(['name' => "View $count"]);
		}
		self::assertSame([400, Reason::TOO_MANY_VIEWS], self::refused(fn () => $this->create(['name' => 'One more'])));
		$this->viewService()->create('root', self::ARCHIVE, ['name' => 'Elsewhere']);
	}

	public function testOneIsTheDefault(): void {
		[$one, $two] = [$this->id(['name' => 'One', 'is_default' => true]), $this->id(['name' => 'Two', 'is_default' => 1])];
		$elsewhere = $this->viewService()->create('root', self::ARCHIVE, ['name' => 'Elsewhere', 'is_default' => true]);
		self::assertTrue($elsewhere['is_default']);
		self::assertSame([$one => false, $two => true], $this->shown('is_default'));
		$this->update($one, ['name' => 'One', 'is_default' => true]);
		self::assertSame([$one => true, $two => false], $this->shown('is_default'));
		$this->update($one, ['name' => 'One']);
		self::assertSame([$one => false, $two => false], $this->shown('is_default'));
	}

	public function testIsReplacedAndKeepsItsPlace(): void {
		$this->create(['name' => 'First']);
		$id = $this->id([
			'name' => 'Second', 'columns' => [['field_name' => 'due']], 'filters' => ['due' => '2026-11-28'], 'sort_field' => 'due',
		]);
		$this->clock->time += 60;
		$view = $this->update($id, ['name' => 'Renamed']);
		self::assertSame(['Renamed', [], '', 'ASC', 1], [
			$view['name'], $view['columns'], $view['sort_field'], $view['sort_order'], $view['position'],
		]);
		self::assertEquals((object)[], $view['filters']);
		self::assertNotSame($view['created_at'], $view['updated_at']);
		self::assertSame(7, $this->update($id, ['name' => 'Renamed', 'position' => 7])['position']);
	}

	public function testIsOrderedAsListedAndOthersKeepTheirPlace(): void {
		[$one, $two, $three] = array_map(fn (string $name): int => $this->id(['name' => $name]), ['One', 'Two', 'Three']);
		$elsewhere = $this->viewService()->create('root', self::ARCHIVE, ['name' => 'Elsewhere'])['id'];
		self::assertIsInt($elsewhere);
		$this->viewService()->reorder('mia', self::DOCS, [$three, $elsewhere, $one]);
		self::assertSame([$three => 0, $two => 1, $one => 2], $this->shown('position'));
		self::assertSame([0], array_column($this->viewService()->findAllOf(self::ARCHIVE), 'position'));
	}

	public function testWhatItSaysOfAFieldThatIsNotAssignedComesBackWithTheField(): void {
		$id = $this->id([
			'name' => 'All', 'sort_field' => 'due', 'sort_order' => 'DESC',
			'columns' => [['field_name' => 'due'], ['field_name' => 'status']],
			'filters' => ['due' => [(object)['empty' => false]], 'status' => ['Draft']],
		]);
		$this->assignments->saveAll(self::DOCS, [$this->ids['status']]);
		$hidden = $this->viewService()->findAllOf(self::DOCS)[0] ?? [];
		self::assertSame([['status', true, true, 1]], self::columns($hidden));
		self::assertSame(['', 'ASC'], [$hidden['sort_field'] ?? null, $hidden['sort_order'] ?? null]);
		self::assertEquals((object)['status' => ['Draft']], $hidden['filters'] ?? null);
		// Who changes what is shown takes nothing else away.
		self::assertSame([], self::columns($this->update($id, ['name' => 'All'])));
		$this->assignments->saveAll(self::DOCS, [$this->ids['due'], $this->ids['status']]);
		$back = $this->viewService()->findAllOf(self::DOCS)[0] ?? [];
		self::assertSame([['due', true, false, 0]], self::columns($back));
		self::assertSame(['due', 'DESC'], [$back['sort_field'] ?? null, $back['sort_order'] ?? null]);
		self::assertEquals((object)['due' => [(object)['empty' => false]]], $back['filters'] ?? null);
	}

	public function testOfADeletedFieldNothingIsLeftAndTheViewStays(): void {
		$id = $this->id(['name' => 'All', 'sort_field' => 'due', 'columns' => [['field_name' => 'due'], ['field_name' => 'status']]]);
		(new FieldUsageRepository($this->connection, $this->assignments, $this->values, $this->folderValues, $this->lock))
			->delete($this->ids['due']);
		self::assertSame([$id => ''], $this->shown('sort_field'));
		self::assertSame([$this->ids['status']], array_map(intval(...), array_filter(
			$this->database->column('SELECT field_id FROM oc_metadataapp_view_fields'),
			is_numeric(...),
		)));
		self::assertNull($this->database->value('SELECT sort_field_id FROM oc_metadataapp_views'));
	}

	public function testManagersChangeThemAndOthersRead(): void {
		$id = $this->id(['name' => 'One']);
		foreach (['will' => [403, Reason::NOT_MANAGER], 'olga' => [404, Reason::UNKNOWN_FOLDER]] as $user => $refused) {
			$views = $this->viewService();
			self::assertSame($refused, self::refused(static fn (): array => $views->create($user, self::DOCS, ['name' => 'x'])));
			self::assertSame($refused, self::refused(static fn (): array => $views->update($user, self::DOCS, $id, ['name' => 'x'])));
			self::assertSame($refused, self::refused(static fn () => $views->delete($user, self::DOCS, $id)));
			self::assertSame($refused, self::refused(static fn () => $views->reorder($user, self::DOCS, [$id])));
		}
		self::assertSame([404, Reason::UNKNOWN_FOLDER], self::refused(fn (): array => $this->viewService()->findAll('olga', self::DOCS)));
		$gone = [404, Reason::UNKNOWN_VIEW];
		self::assertSame($gone, self::refused(fn (): array => $this->viewService()->update('root', self::ARCHIVE, $id, ['name' => 'x'])));
		self::assertSame($gone, self::refused(fn () => $this->viewService()->delete('root', self::ARCHIVE, $id)));
		$this->viewService()->delete('mia', self::DOCS, $id);
		self::assertSame($gone, self::refused(fn () => $this->viewService()->delete('mia', self::DOCS, $id)));
	}

	public function testGoWithTheirTeamFolder(): void {
		$this->create(['name' => 'One', 'columns' => [['field_name' => 'due']]]);
		$this->settings->delete(self::DOCS);
		self::assertSame(0, $this->database->value('SELECT COUNT(*) FROM oc_metadataapp_views'));
		self::assertSame(0, $this->database->value('SELECT COUNT(*) FROM oc_metadataapp_view_fields'));
	}

	/**
	 * @param ViewInput $sent
	 * @return array<string, mixed>
	 */
	private function create(array $sent): array {
		return $this->viewService()->create('mia', self::DOCS, $sent);
	}

	/** @param ViewInput $sent */
	private function id(array $sent): int {
		$id = $this->create($sent)['id'];
		return is_int($id) ? $id : self::fail('No id');
	}

	/**
	 * @param ViewInput $sent
	 * @return array<string, mixed>
	 */
	private function update(int $id, array $sent): array {
		return $this->viewService()->update('mia', self::DOCS, $id, $sent);
	}

	/** Filters of a new view. */
	private function filtered(mixed $filters): mixed {
		return $this->create(['name' => 'Filtered', 'filters' => $filters])['filters'];
	}

	/** @return array<array-key, mixed> a member of each view, by id, in their order */
	private function shown(string $member): array {
		return array_column($this->viewService()->findAllOf(self::DOCS), $member, 'id');
	}

	/**
	 * @param array<string, mixed> $view
	 * @return list<list<mixed>> name, visible, filterable, order
	 */
	private static function columns(array $view): array {
		$columns = is_array($view['columns'] ?? null) ? $view['columns'] : self::fail('No columns');
		return array_map(static fn (mixed $column): array => is_array($column)
			? [$column['field_name'], $column['visible'], $column['filterable'], $column['column_order']]
			: [], array_values($columns));
	}
}
