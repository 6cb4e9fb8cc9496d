<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Contacts;

use Host\Accounts\Contacts\PeopleSearch;
use Host\Accounts\Groups\Groups;
use Host\Accounts\Users\Users;
use Host\Config\SharePolicies;
use Host\Tests\Accounts\AccountsTestCase;
use Host\Tests\Files\SomeoneAsks;
use OCP\IConfig;
use OCP\IUser;
use OCP\Share\IShare;
use PHPUnit\Framework\Attributes\DataProvider;

/** Ann, of the staff, looks for people. */
final class PeopleSearchTest extends AccountsTestCase {
	private IUser $ann;

	#[\Override]
	protected function setUp(): void {
		$this->ann = $this->person('ann', 'Person Ann', 'staff', 'guests');
		$this->person('bo', 'Person Bo', 'staff');
		$this->person('cy', 'Person Cy (Sales)', 'guests');
		$this->person('di', 'Person Di')->setSystemEMailAddress('di@example.org');
		$this->person('ed', 'Person Ed', 'staff')->setEnabled(false);
	}

	/**
	 * @param array<string, string> $settings
	 * @param list<string> $whole
	 * @param list<string> $part
	 */
	#[DataProvider('limits')]
	public function testSettingsForSharingLimitWhoIsFound(array $settings, string $word, array $whole, array $part): void {
		foreach ($settings as $key => $value) {
			$this->get(IConfig::class)->setAppValue('core', "shareapi_$key", $value);
		}
		self::assertSame([$whole, $part], $this->found($word));
	}

	/** @return iterable<string, array{array<string, string>, string, list<string>, list<string>}> */
	public static function limits(): iterable {
		$none = ['allow_share_dialog_user_enumeration' => 'no'];
		$noAddresses = $none + ['restrict_user_enumeration_full_match_email' => 'no'];
		$own = ['restrict_user_enumeration_to_group' => 'yes'];
		$members = ['only_share_with_group_members' => 'yes'];
		yield 'no limit' => [[], 'person', [], ['bo', 'cy', 'di']];
		yield 'a whole name comes first and once' => [[], 'person bo', ['bo'], []];
		yield 'nothing to look for' => [[], '', [], ['bo', 'cy', 'di']];
		yield 'no lists of names' => [$none, 'person', [], []];
		yield 'no lists of names, but a whole one' => [$none, 'PERSON BO', ['bo'], []];
		yield 'a whole id' => [$none, 'di', ['di'], []];
		yield 'a whole id of who is disabled' => [$none, 'ed', ['ed'], []];
		yield 'a whole address' => [$none, 'DI@example.org', ['di'], []];
		yield 'no whole names' => [$none + ['restrict_user_enumeration_full_match' => 'no'], 'person bo', [], []];
		yield 'no whole ids' => [$none + ['restrict_user_enumeration_full_match_user_id' => 'no'], 'di', [], []];
		yield 'no whole addresses, but one that is a name to log in with' => [$noAddresses, 'di@example.org', ['di'], []];
		yield 'neither' => [$noAddresses + ['restrict_user_enumeration_full_match_user_id' => 'no'], 'di@example.org', [], []];
		yield 'names without what is in brackets' => [
			$none + ['restrict_user_enumeration_full_match_ignore_second_dn' => 'yes'],
			'person cy',
			['cy'],
			[],
		];
		yield 'own groups' => [$own, 'person', [], ['bo', 'cy']];
		yield 'own groups, and a whole name' => [$own, 'person di', ['di'], []];
		yield 'telephone numbers that nobody has' => [['restrict_user_enumeration_to_phone' => 'yes'], 'person', [], []];
		yield 'sharing in own groups' => [$members, 'person', [], ['bo', 'cy']];
		yield 'sharing in own groups, for whole names too' => [$members, 'person di', [], []];
		yield 'sharing in groups that count' => [
			$members + ['only_share_with_group_members_exclude_group_list' => '["guests"]'],
			'person',
			[],
			['bo'],
		];
	}

	public function testNothingButAccountsIsLookedFor(): void {
		$this->expectException(\LogicException::class);
		$this->search()->search('person', [IShare::TYPE_GROUP], false, 10, 0);
	}

	private function person(string $id, string $name, string ...$groups): IUser {
		$user = $this->user($id);
		$user->setDisplayName($name);
		foreach ($groups as $group) {
			($this->get(Groups::class)->get($group) ?? $this->get(Groups::class)->createGroup($group))?->addUser($user);
		}
		return $user;
	}

	/** @return array{list<string>, list<string>} ids by whole names, and by parts of names */
	private function found(string $word): array {
		['whole' => $whole, 'part' => $part] = $this->search()->find($word, 10);
		return [array_column(array_column($whole, 'value'), 'shareWith'), array_column(array_column($part, 'value'), 'shareWith')];
	}

	private function search(): PeopleSearch {
		$asks = new SomeoneAsks($this->ann);
		return new PeopleSearch($this->get(Users::class), $this->get(Groups::class), $asks, $this->get(SharePolicies::class));
	}
}
