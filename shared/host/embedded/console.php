<?php
declare(strict_types=1);
// php bin.php install | token USER | cron
require __DIR__ . '/vendor/autoload.php';
$settings = Host\AppFramework\Settings::fromEnvironment();
foreach (['', '/cache', '/sessions'] as $d) {
	is_dir($settings->data . $d) || mkdir($settings->data . $d, 0700, true);
}
$kernel = new Host\AppFramework\Kernel($settings);
$db = $kernel->get(Host\Database\Database::class);
$db->isInstalled() || $db->install();
$users = $kernel->get(Host\Accounts\Users::class);
$config = $kernel->get(Host\Config\Config::class);
$apps = $kernel->get(Host\AppFramework\AppManager::class);
$output = new class implements OCP\Migration\IOutput {
	public function info($message) {
		echo "  $message\n";
	}

	public function warning($message) {
		echo "  warning: $message\n";
	}
};
if ($argv[1] === 'install') {
	$options = [];
	foreach (array_slice($argv, 2) as $argument) {
		[$name, $value] = explode('=', $argument, 2) + [1 => ''];
		$options[$name] = $value;
	}
	if (!$users->userExists('admin')) {
		$users->create('admin', $options['--admin-pass'] ?? 'admin');
		$groups = $kernel->get(Host\Accounts\Groups::class);
		$groups->create('admin');
		$groups->member('oc_group_user', 'admin', 'admin', true);
	}
	foreach ($settings->apps as $dir) {
		$info = $apps->info($dir);
		$apps->autoload($info);
		$before = $config->getAppValue($info['id'], 'installed_version', '');
		Host\Database\Schema::migrate($kernel->get(Host\Database\Connection::class), $db, $kernel->appContainer($info['id']), $info, $output);
		foreach ($before === '' ? $info['install'] : ($before !== $info['version'] ? $info['post-migration'] : []) as $step) {
			$kernel->appContainer($info['id'])->get($step)->run($output);
		}
		foreach (['installed_version' => $info['version'], 'enabled' => 'yes', 'types' => ''] as $key => $value) {
			$config->setAppValue($info['id'], $key, $value);
		}
	}
} elseif ($argv[1] === 'token') {
	echo $users->addToken($argv[2], 'cli');
} elseif ($argv[1] === 'cron') {
	$apps->boot();
	foreach ($apps->apps() as $id => $info) {
		foreach ($info['jobs'] as $class) {
			$last = (int)($db->column('SELECT last_run FROM oc_jobs WHERE class = ?', [$class])[0] ?? 0);
			if ($kernel->appContainer($id)->get($class)->startIfDue($last, null)) {
				$db->run('REPLACE INTO oc_jobs VALUES (?, ?)', [$class, time()]);
			}
		}
	}
}
