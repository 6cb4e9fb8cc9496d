<?php
declare(strict_types=1);
namespace Host\AppFramework;

use Host\Config\Config;
use Host\AppFramework\Kernel;
use OCP\App\IAppManager;
use OCP\AppFramework\Bootstrap\IBootstrap;

/** Knows the apps by their info.xml (kept as a PHP array until the file changes), loads their classes, starts their Application. */
final class AppManager implements IAppManager {
	private ?array $apps = null;
	/** @var array<string, Bootstrap> */
	private array $contexts = [];

	public function __construct(private Kernel $kernel, private Config $config, private Events $events) {
	}

	/** @return array<string, array> info of the apps that are switched on */
	public function apps(): array {
		if ($this->apps !== null) {
			return $this->apps;
		}
		$this->apps = [];
		foreach ($this->kernel->settings->apps as $dir) {
			$info = $this->info($dir);
			if (($info['id'] ?? '') !== '' && $this->config->getAppValue($info['id'], 'enabled', 'no') === 'yes') {
				$this->apps[$info['id']] = $info;
			}
		}
		return $this->apps;
	}

	public function info(string $dir): array {
		$file = "$dir/appinfo/info.xml";
		$cache = $this->kernel->settings->data . '/cache/info-' . md5($dir) . '.php';
		if (@filemtime($cache) >= filemtime($file)) {
			return require $cache;
		}
		$xml = simplexml_load_file($file, null, LIBXML_NOCDATA);
		$list = fn (string $path) => array_map(fn ($n) => trim((string)$n), $xml->xpath($path) ?: []);
		$info = [
			'id' => (string)$xml->id, 'name' => (string)$xml->name, 'version' => (string)$xml->version, 'dir' => $dir,
			'namespace' => (string)$xml->namespace ?: ucfirst((string)$xml->id),
			'admin' => $list('settings/admin'), 'admin-section' => $list('settings/admin-section'),
			'personal' => $list('settings/personal'), 'personal-section' => $list('settings/personal-section'),
			'jobs' => $list('background-jobs/job'), 'install' => $list('repair-steps/install/step'), 'post-migration' => $list('repair-steps/post-migration/step'),
			'navigations' => array_map(fn ($n) => ['name' => (string)$n->name, 'route' => (string)$n->route, 'icon' => (string)$n->icon], $xml->xpath('navigations/navigation') ?: []),
		];
		file_put_contents($cache, '<?php return ' . var_export($info, true) . ';', LOCK_EX);
		return $info;
	}

	public function autoload(array $info): void {
		if (is_file($info['dir'] . '/composer/autoload.php')) {
			require_once $info['dir'] . '/composer/autoload.php';
			return;
		}
		$prefix = 'OCA\\' . $info['namespace'] . '\\';
		spl_autoload_register(static function (string $class) use ($prefix, $info): void {
			if (str_starts_with($class, $prefix) && is_file($file = $info['dir'] . '/lib/' . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php')) {
				require $file;
			}
		}, true, true);
	}

	public function boot(): void {
		foreach ($this->apps() as $id => $info) {
			$this->autoload($info);
			$class = 'OCA\\' . $info['namespace'] . '\\AppInfo\\Application';
			if (!class_exists($class)) {
				continue;
			}
			$container = $this->kernel->appContainer($id);
			$application = $container->get($class);
			if ($application instanceof IBootstrap) {
				$this->contexts[$id] = new Bootstrap($container, $this->events);
				$application->register($this->contexts[$id]);
			}
			$started[] = [$application, $id];
		}
		foreach ($started ?? [] as [$application, $id]) {
			if (isset($this->contexts[$id])) {
				$application->boot($this->contexts[$id]);
			}
		}
	}

	public function middlewares(string $app): array {
		return $this->contexts[$app]?->middlewares ?? [];
	}

	public function isEnabledForUser($appId, $user = null) {
		return isset($this->apps()[$appId]);
	}

	public function getAppPath(string $appId, bool $ignoreCache = false): string {
		return $this->apps()[$appId]['dir'] ?? throw new \Exception("Could not find path for $appId");
	}
}
